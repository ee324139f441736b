import type { ComponentProps } from 'react'
import type { Action } from '#src/content/field-types.ts'

export interface SmartLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** The option of the contact form that is chosen for the reader. */
  interest?: Action['interest']
  /** The line put at the start of the message on the contact form. */
  about?: string | undefined
}

/** A link. What it says beside its address stands on the element; a press takes it along (`browser/carry-errand.ts`). */
export function SmartLink({ href, interest, about, ...rest }: SmartLinkProps) {
  const foreign = href.startsWith('https://')
  return <a href={href} rel={foreign ? 'noopener' : undefined} data-interest={interest} data-about={about} {...rest} />
}

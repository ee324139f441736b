import type { ComponentProps } from 'react'
import type { Action } from '#src/content/field-types.ts'
import { PageLink } from './page-link.tsx'

export interface SmartLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** The option of the contact form that is chosen for the reader. */
  interest?: Action['interest']
  /** The line put at the start of the message on the contact form. */
  about?: string | undefined
}

const isPage = (href: string) => href.startsWith('/') && !/\.[a-z0-9]+(?:[?#]|$)/i.test(href)

/** The right kind of link for an address: pages of this site change in place, everything else is a plain link. */
export function SmartLink({ href, interest, about, ...rest }: SmartLinkProps) {
  if (isPage(href)) return <PageLink to={href} state={interest || about ? { interest, about } : undefined} {...rest} />
  if (href.startsWith('https://')) return <a href={href} rel="noopener" {...rest} />
  return <a href={href} {...rest} />
}

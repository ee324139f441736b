import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { SmartLink, type SmartLinkProps } from './smart-link.tsx'

export type ButtonProps = ComponentProps<'button'> & ButtonLook
export type ButtonLinkProps = Omit<SmartLinkProps, 'className'> & ButtonLook & { children: ReactNode }

/** A button. Give an `aria-label` with size `icon`. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses({ variant, size, className })} {...rest} />
}

/** A link that looks like a button. `interest` and `about` travel to the contact form beside the address. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <SmartLink className={buttonClasses({ variant, size, className })} {...rest} />
}

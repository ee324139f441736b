import type { ReactNode } from 'react'
import { classes } from '#src/lib/css-classes.ts'
import { Arrow } from './arrow.tsx'
import { SmartLink, type SmartLinkProps } from './smart-link.tsx'

export interface TextLinkProps extends SmartLinkProps {
  /** Draws an arrow after the words; `up` for another site, `down` for a file or a place further down. */
  arrow?: boolean | 'right' | 'up' | 'down'
  children: ReactNode
}

/** An underlined link that stands on its own. */
export function TextLink({ arrow, className, children, ...rest }: TextLinkProps) {
  return (
    <SmartLink className={classes('text-link', className)} {...rest}>
      {children}
      {arrow && <Arrow direction={arrow === true ? 'right' : arrow} />}
    </SmartLink>
  )
}

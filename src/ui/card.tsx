import type { HTMLAttributes, ReactNode } from 'react'
import { classes } from '#src/lib/css-classes.ts'

interface PartProps {
  className?: string | undefined
  children?: ReactNode
}

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'role'> {
  as?: 'div' | 'article' | 'li' | 'section'
  /** A box under a heavy rule (card), text under a hairline (ruled), or text alone (plain). */
  look?: 'card' | 'ruled' | 'plain'
}

/** A piece of content with its own title. */
export function Card({ as: Element = 'div', look = 'card', className, ...rest }: CardProps) {
  return <Element className={classes(look === 'card' ? 'card' : `card-${look}`, className)} {...rest} />
}

export function CardHeader({ className, children }: PartProps) {
  return <div className={classes('card-head', className)}>{children}</div>
}

export function CardTitle({ as: Heading = 'h3', className, children }: PartProps & { as?: 'h3' | 'h4' }) {
  return <Heading className={classes('card-title', className)}>{children}</Heading>
}

export function CardDescription({ className, children }: PartProps) {
  return <p className={classes('text-sm text-muted', className)}>{children}</p>
}

export function CardContent({ className, children }: PartProps) {
  return <div className={classes('flow', className)}>{children}</div>
}

/** Stands at the bottom of the card, however tall its neighbours are. */
export function CardFooter({ className, children }: PartProps) {
  return (
    <div className={classes('mt-auto flex flex-wrap items-center gap-x-5 gap-y-3 pt-3', className)}>{children}</div>
  )
}

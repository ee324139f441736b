import { Children, type ReactNode } from 'react'
import { classes } from '#src/lib/css-classes.ts'

interface SplitProps {
  reverse?: boolean
  children?: ReactNode
}

/** Two columns of unequal width: the first child at the left, the rest at the right. */
export function Split({ reverse, children }: SplitProps) {
  const [first, ...rest] = Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim())
  return (
    <div className={classes('split', reverse && 'split-reverse')}>
      <div className="flow">{first}</div>
      <div className="flow">{rest}</div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { words } from '../../words.ts'

interface Props {
  type: 'inserted' | 'deleted'
  /** It is told already: the whole passage came or went. */
  silent?: boolean
  children: ReactNode
}

/** Words added or struck, told in words: some screen readers say nothing of the elements, and the others would say it twice. */
export function MarkedChange({ type, silent = false, children }: Props) {
  const Element = type === 'inserted' ? 'ins' : 'del'
  if (silent) return <Element role="none">{children}</Element>
  return (
    <Element role="none">
      <span className="sr-only">{words.changes[type]} </span>
      {children}
      <span className="sr-only"> {words.changes.end} </span>
    </Element>
  )
}

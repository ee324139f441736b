import type { ReactNode } from 'react'
import type { Line } from '../../compare/line-changes.ts'
import type { Part } from '../../compare/pieces.ts'
import { MarkedChange } from './marked-change.tsx'

/** One version of two, to be seen alone. */
export type Side = 'before' | 'after'

interface Props {
  line: Line
  side?: Side
  /** That it came or went is told beside it. */
  silent?: boolean
}

const hidden = { before: 'inserted', after: 'deleted' }

/** A line in both versions at once, words struck and added, as in the redline of legal texts; or as one version has it. */
export function LineView({ line, side, silent }: Props) {
  return line.runs.map(({ type, parts, former = parts }, index) => {
    if (side && hidden[side] === type) return null
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one comparison never move
    if (side || type === 'same') return <Parts key={index} parts={side === 'before' ? former : parts} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one comparison never move
      <MarkedChange key={index} type={type} silent={silent}>
        <Parts parts={parts} marked />
      </MarkedChange>
    )
  })
}

/** Neighbours of one look are one string: screen readers stop where an element ends. */
function Parts({ parts, marked = false }: { parts: readonly Part[]; marked?: boolean }) {
  return joined(parts).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never move
    return <Words key={index} part={part} marked={marked} />
  })
}

function joined(parts: readonly Part[]): Part[] {
  const found: Part[] = []
  for (const part of parts) {
    const last = found.at(-1)
    const goesOn = last && last.leaf === part.leaf && isAlike(last, part)
    if (goesOn) found.splice(-1, 1, { ...last, text: last.text + part.text })
    else found.push(part)
  }
  return found
}

const isAlike = (one: Part, other: Part) =>
  one.marks.length === other.marks.length && one.marks.every((mark, at) => other.marks[at]?.eq(mark))

function Words({ part: { text, marks, leaf }, marked }: { part: Part; marked: boolean }): ReactNode {
  if (leaf && text === '\n')
    return (
      <>
        {marked && '↵'}
        <br />
      </>
    )
  const words: ReactNode = leaf ? <span className="desk-leaf">{text}</span> : text
  return marks.reduceRight<ReactNode>((inner, { type }) => dressed(type.name, inner), words)
}

/** Words as their mark shows them in the text. A link leads nowhere here: it is read, not followed. */
function dressed(mark: string, words: ReactNode): ReactNode {
  if (mark === 'strong') return <strong>{words}</strong>
  if (mark === 'em') return <em>{words}</em>
  if (mark === 'code') return <code>{words}</code>
  return <span className={mark === 'link' ? 'desk-linked' : 'desk-struck'}>{words}</span>
}

import { type ReactNode, useId, useState } from 'react'
import type { Change } from '../../compare/change.ts'
import type { PartChanges } from '../../compare/file-changes.ts'
import type { Stretch } from '../../text/model/stretches.ts'
import { words } from '../../words.ts'
import { ChangeList } from '../changes/change-list.tsx'
import { FileChanges } from '../changes/file-changes.tsx'
import type { Side } from '../changes/line-view.tsx'
import { type FoundChanges, useFileChanges } from '../changes/use-file-changes.ts'
import { WordChanges } from '../changes/word-changes.tsx'
import { Waiting } from '../shell/waiting.tsx'
import type { Choice } from './file-with.ts'

interface SettledProps {
  part: Exclude<Stretch, { type: 'different' }>
  file: string
  /** The whole file with the stretch as both were made from, or without what both say; and with it as it stays. */
  before: string
  after: string
}

/** A stretch that needs no choice: on request, what it says or what is taken. */
export function Settled({ part, file, before, after }: SettledProps) {
  const [open, setOpen] = useState(false)
  const lines = part.text.trim().split('\n').filter(Boolean).length
  return (
    <details className="desk-same" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {part.type === 'same' ? words.conflict.same(lines) : words.conflict.takenFrom[part.by]}
        {part.type === 'taken' && <Places file={file} before={before} after={after} />}
      </summary>
      {part.type === 'same' && open && <Alike text={part.text} file={file} before={before} after={after} />}
      {part.type === 'taken' && open && <FileChanges file={file} before={before} after={after} />}
    </details>
  )
}

/** Whether both versions can be shown in the words of forms and rich text. What has no words is seen in the file alone. */
const isReadable = (found: FoundChanges): found is PartChanges[] =>
  Array.isArray(found) && found.every(({ source }) => !source) && found.some(({ changes }) => changes.length > 0)

/** So many of the fields and passages in which something is taken are named. */
const mostPlaces = 3

const nameOf = ({ place, under }: Change) => (under ? words.conflict.placeUnder(place, under) : place)

/** Where something is taken, as soon as that is known: otherwise several of them would be called the same. */
function Places({ file, before, after }: Omit<SettledProps, 'part'>) {
  const found = useFileChanges(file, before, after)
  if (!isReadable(found)) return null
  const all = [...new Set(found.flatMap(({ changes }) => changes.map(nameOf)))]
  return words.conflict.places(all.slice(0, mostPlaces), all.length > mostPlaces)
}

/** What both versions say, in the words of forms and rich text; as it stands in the file where it cannot be read so. */
function Alike({ text, file, before, after }: Omit<SettledProps, 'part'> & { text: string }) {
  const found = useFileChanges(file, before, after)
  if (!found) return <Waiting>{words.loading}</Waiting>
  return isReadable(found) ? <ChangeList file={file} parts={found} side="after" /> : <pre>{text}</pre>
}

interface DifferentProps {
  name: string
  part: Stretch & { type: 'different' }
  file: string
  /** The whole file with this difference as it is in the file, and as it was written here. */
  theirs: string
  mine: string
  choice?: Choice
  choose(choice: Choice): void
}

export function Different({ name, part, file, theirs, mine, choice, choose }: DifferentProps) {
  const group = useId()
  const found = useFileChanges(file, theirs, mine)
  // As it stands in the file until it is read, and where it cannot be, as half of a block.
  const parts = isReadable(found) ? found : undefined
  // A field says one thing; offered only once it is known that this is none.
  const mayBeBoth = found !== undefined && !parts?.some(({ part }) => part === 'fields')
  const version = (text: string, side: Side) =>
    parts && text ? <ChangeList file={file} parts={parts} side={side} /> : <pre>{text || words.conflict.nothing}</pre>
  const option = (value: Choice, shown?: ReactNode) => (
    <label className="desk-version">
      <span>
        <input type="radio" name={group} checked={choice === value} onChange={() => choose(value)} />
        {words.conflict[value]}
      </span>
      {shown}
    </label>
  )
  return (
    <fieldset className="desk-difference">
      <legend>{name}</legend>
      {option('mine', version(part.mine, 'after'))}
      {option('theirs', version(part.theirs, 'before'))}
      {mayBeBoth && option('both')}
      <div className="desk-redline">
        {parts ? <ChangeList file={file} parts={parts} /> : <WordChanges before={part.theirs} after={part.mine} />}
      </div>
    </fieldset>
  )
}

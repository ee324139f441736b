import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import type { SaveConflict } from '../../api.ts'
import { type Stretch, stretches } from '../../text/stretches.ts'
import { words } from '../../words.ts'
import { WordChanges } from '../changes/word-changes.tsx'
import { goTo } from '../route.ts'
import { focusAfterLoss } from '../shell/focus-after-loss.ts'
import type { OpenFile } from '../write/open-file.ts'

type Choice = 'mine' | 'theirs' | 'both'

interface Props {
  open: OpenFile
  theirs: SaveConflict
  /** What both versions were made from, where it is known. */
  base?: string
}

/** Two versions of one file: for every paragraph both changed, one is chosen, or both. Nothing is lost until then. */
export function ConflictView({ open, theirs, base }: Props) {
  if (theirs.text === null) return <DeletedMeanwhile open={open} />
  return <TwoVersions open={open} theirs={{ ...theirs, text: theirs.text }} base={base} />
}

/** Takes the focus of the text that was written in a moment ago and is gone: a screen reader tells why. */
function Title({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusAfterLoss(title.current), [])
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  )
}

function DeletedMeanwhile({ open }: { open: OpenFile }) {
  return (
    <div className="desk-conflict">
      <Title>{words.conflict.deleted}</Title>
      <p>{words.conflict.deletedHelp}</p>
      <div className="desk-buttons">
        <button
          type="button"
          className="button button-sm"
          onClick={() => {
            open.resolve(open.buffer.text, { text: null, version: null })
            announce(words.conflict.isBack)
          }}
        >
          {words.conflict.putBack}
        </button>
        <button
          type="button"
          className="button button-sm button-outline"
          onClick={() => {
            open.forget()
            goTo({ view: 'find' })
          }}
        >
          {words.conflict.letGo}
        </button>
      </div>
    </div>
  )
}

function TwoVersions({ open, theirs, base }: Props & { theirs: { text: string } }) {
  const mine = open.buffer.text
  const parts = useMemo(() => stretches(mine, theirs.text, base), [mine, theirs.text, base])
  const [choices, setChoices] = useState<Record<number, Choice>>({})
  const all = (choice: Choice) => setChoices(Object.fromEntries(parts.map((_, index) => [index, choice])))
  const different = parts.flatMap(({ type }, index) => (type === 'different' ? [index] : []))
  const taken = (by: Choice) => parts.filter((part) => part.type === 'taken' && part.by === by).length
  const chosenSoFar = different.filter((index) => choices[index]).length
  const isDone = chosenSoFar === different.length
  const id = useId()
  const finish = () => {
    if (!isDone) return
    open.resolve(parts.map((part, index) => chosen(part, choices[index])).join(''), theirs)
    announce(words.conflict.done)
  }
  return (
    <div className="desk-conflict">
      <Title>{words.conflict.title}</Title>
      <p>{words.conflict.help}</p>
      {taken('mine') + taken('theirs') > 0 && <p>{words.conflict.taken(taken('mine'), taken('theirs'))}</p>}
      <div className="desk-buttons">
        {(['mine', 'theirs'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            className="button button-sm button-secondary"
            aria-pressed={different.every((index) => choices[index] === choice)}
            onClick={() => all(choice)}
          >
            {words.conflict[choice === 'mine' ? 'allMine' : 'allTheirs']}
          </button>
        ))}
      </div>
      {parts.map((part, index) =>
        part.type !== 'different' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one comparison never move
          <Settled key={index} part={part} />
        ) : (
          <Different
            // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one comparison never move
            key={index}
            name={words.conflict.difference(different.indexOf(index) + 1, different.length)}
            part={part}
            choice={choices[index]}
            choose={(choice) => setChoices({ ...choices, [index]: choice })}
          />
        ),
      )}
      <p className="desk-note" id={id} role="status">
        {words.conflict.chosen(chosenSoFar, different.length)}
      </p>
      <button type="button" className="button button-sm" aria-disabled={!isDone} aria-describedby={id} onClick={finish}>
        {words.conflict.finish}
      </button>
    </div>
  )
}

function chosen(part: Stretch, choice: Choice | undefined): string {
  if (part.type !== 'different') return part.text
  return { mine: part.mine, theirs: part.theirs, both: part.mine + part.theirs }[choice ?? 'mine']
}

/** A stretch that needs no choice. */
function Settled({ part }: { part: Exclude<Stretch, { type: 'different' }> }) {
  const lines = part.text.trim().split('\n').filter(Boolean).length
  return (
    <details className="desk-same">
      <summary>{part.type === 'same' ? words.conflict.same(lines) : words.conflict.takenFrom[part.by]}</summary>
      <pre>{part.type === 'same' ? part.text : <WordChanges before={part.before} after={part.text} />}</pre>
    </details>
  )
}

interface DifferentProps {
  name: string
  part: Stretch & { type: 'different' }
  choice?: Choice
  choose(choice: Choice): void
}

function Different({ name, part, choice, choose }: DifferentProps) {
  const group = useId()
  const option = (value: Choice, text: string) => (
    <label className="desk-version">
      <span>
        <input type="radio" name={group} checked={choice === value} onChange={() => choose(value)} />
        {words.conflict[value]}
      </span>
      {value !== 'both' && <pre>{text ? text : words.conflict.nothing}</pre>}
    </label>
  )
  return (
    <fieldset className="desk-difference">
      <legend>{name}</legend>
      {option('mine', part.mine)}
      {option('theirs', part.theirs)}
      {option('both', '')}
      <div className="desk-redline">
        <WordChanges before={part.theirs} after={part.mine} />
      </div>
    </fieldset>
  )
}

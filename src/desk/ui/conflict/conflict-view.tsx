import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import type { SaveConflict } from '../../requests/entry.ts'
import { stretches } from '../../text/model/stretches.ts'
import { words } from '../../words.ts'
import { replaceRoute } from '../route.ts'
import type { OpenFile } from '../write/open-file.ts'
import { useText } from '../write/use-buffer.ts'
import { type Choice, chosen, fileWith, fileWithout } from './file-with.ts'
import { Different, Settled } from './stretch-views.tsx'

interface Props {
  open: OpenFile
  theirs: SaveConflict
  /** What both versions were made from, where it is known. */
  base?: string
}

/** Two versions of one file: for every paragraph both changed, one is chosen, or both. Nothing is lost until then. */
export function ConflictView({ open, theirs, base }: Props) {
  // Undo and History change it meanwhile, too: then all is asked anew.
  const mine = useText(open.buffer)
  if (theirs.text === null) return <DeletedMeanwhile open={open} />
  return <TwoVersions key={mine} open={open} mine={mine} theirs={{ ...theirs, text: theirs.text }} base={base} />
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
            replaceRoute({ view: 'find' })
          }}
        >
          {words.conflict.letGo}
        </button>
      </div>
    </div>
  )
}

function TwoVersions({ open, mine, theirs, base }: Props & { mine: string; theirs: { text: string } }) {
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
          <Settled
            // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one comparison never move
            key={index}
            part={part}
            file={open.entry.file}
            before={part.type === 'taken' ? fileWith(parts, index, part.before) : fileWithout(parts, index)}
            after={fileWith(parts, index, part.text)}
          />
        ) : (
          <Different
            // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one comparison never move
            key={index}
            name={words.conflict.difference(different.indexOf(index) + 1, different.length)}
            part={part}
            file={open.entry.file}
            theirs={fileWith(parts, index, part.theirs)}
            mine={fileWith(parts, index, part.mine)}
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

/** So many milliseconds after what had the focus is gone, a screen reader knows that it is. */
const settled = 300

/**
 * Moves the focus to what took the place of the element that had it. Orca finds a place for itself where that is gone, and
 * says nothing of what has the focus already. Whoever moved on meanwhile stays there. Returns the way to stop.
 */
function focusAfterLoss(element: HTMLElement | null): () => void {
  const timer = setTimeout(() => document.activeElement === document.body && element?.focus(), settled)
  return () => clearTimeout(timer)
}

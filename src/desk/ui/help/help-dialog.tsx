import { useEffect, useRef, useState } from 'react'
import { words } from '../../words.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { guides } from './guides.tsx'
import { type HelpPlace, showHelp } from './help-place.ts'
import { type Passage, passagesWith, readPassages } from './passages.ts'

const names = guides.map(({ name }) => ({ name, label: words.help.guides[name] }))

/** The guides, over whatever is shown: to read, and to search all of them at once. */
export function HelpDialog({ place }: { place: HelpPlace }) {
  const { guide, part } = place
  const [typed, setTyped] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const [passages, setPassages] = useState<Passage[]>([])
  useEffect(() => {
    if (body.current) setPassages(readPassages(body.current))
  }, [])
  const found = typed.trim() ? passagesWith(typed.trim(), passages) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to where one is leads there once more
  useEffect(() => {
    const article = body.current?.querySelector(`[data-guide-text=${guide}]`)
    const heading = part ? article?.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`) : undefined
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [place])
  const open = (next: HelpPlace) => {
    setTyped('')
    showHelp(next)
  }
  return (
    <Dialog title={words.help.title} close={() => showHelp(undefined)} wide>
      <div className="desk-guides" ref={body}>
        <input
          type="search"
          className="input"
          aria-label={words.help.search}
          placeholder={words.help.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="sr-only" role="status">
          {found && (found.length > 0 ? words.help.found(found.length) : words.help.nothing)}
        </p>
        {found && <Found passages={found} open={open} />}
        <div className="desk-guides-read" hidden={found !== undefined}>
          <Tabs tabs={names} chosen={guide} choose={(name) => showHelp({ guide: name })}>
            {guides.map(({ name, text }) => (
              <article key={name} className="desk-guide" data-guide-text={name} hidden={name !== guide}>
                {text}
              </article>
            ))}
          </Tabs>
        </div>
      </div>
    </Dialog>
  )
}

function Found({ passages, open }: { passages: readonly Passage[]; open(place: HelpPlace): void }) {
  if (passages.length === 0) return <p className="desk-nothing">{words.help.nothing}</p>
  return (
    <ul className="desk-guide-found">
      {passages.map(({ guide, part, title }) => (
        <li key={`${guide} ${part}`}>
          <button type="button" className="desk-link" onClick={() => open({ guide, part })}>
            {title}
          </button>
          <span className="desk-note">{words.help.guides[guide]}</span>
        </li>
      ))}
    </ul>
  )
}

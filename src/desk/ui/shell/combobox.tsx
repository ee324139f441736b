import { type KeyboardEvent, useId, useState } from 'react'
import { words } from '../../words.ts'

/** Something to pick. */
export interface Choice {
  value: string
  title: string
  /** Beside the title, smaller. */
  note?: string
}

interface Props {
  value: string
  choices: readonly Choice[]
  /** Called at every key, and with the value of what was picked. */
  change(value: string): void
  /** Called when something was picked from the list, or Enter says that what was written is meant. */
  picked?(value: string): void
  /** Called when the field is left. */
  left?(): void
  /** Of the input: `id`, `aria-label`… */
  control: Record<string, unknown>
}

const most = 12

function matching(choices: readonly Choice[], text: string): Choice[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found: Choice[] = []
  for (const choice of choices) {
    const said = `${choice.title} ${choice.value} ${choice.note ?? ''}`.toLowerCase()
    if (wanted.every((word) => said.includes(word))) found.push(choice)
    if (found.length === most) break
  }
  return found
}

/** A field one may write in freely, with what there is to pick below it (WAI-ARIA: combobox with a list). */
export function Combobox({ value, choices, change, picked, left, control }: Props) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useId()
  // Until something is typed, all there is stands in the list: whoever opens it wants another value.
  const found = open ? matching(choices, typed ? value : '') : []
  const only = typed && !picked && found.length === 1 ? found[0] : undefined
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const pick = (choice: Choice) => {
    change(choice.value)
    picked?.(choice.value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!open) setOpen(true)
      else setActive((active + step + found.length) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && open && (found[active] ?? only)) {
      event.preventDefault()
      pick((found[active] ?? only) as Choice)
    } else if (event.key === 'Enter' && picked) {
      event.preventDefault()
      picked(value)
      close()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return (
    <span className="desk-combobox">
      <input
        {...control}
        className="input"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={open && found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && found[active] ? `${list}-${active}` : undefined}
        value={value}
        onChange={({ target }) => {
          change(target.value)
          setTyped(true)
          setOpen(true)
          setActive(-1)
        }}
        onClick={({ currentTarget }) => {
          if (!open) currentTarget.select()
          setTyped(false)
          setOpen(true)
        }}
        onBlur={() => {
          close()
          left?.()
        }}
        onKeyDown={onKeyDown}
      />
      {/* Chromium would let Tab stop at a list that scrolls, which goes at that moment and takes the focus along. */}
      <div id={list} role="listbox" aria-label={words.suggestions} hidden={found.length === 0} tabIndex={-1}>
        {found.map((choice, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
          <div
            key={`${choice.value} ${choice.title}`}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(choice)}
          >
            <span>{choice.title}</span>
            <span className="desk-note">{choice.note ?? choice.value}</span>
          </div>
        ))}
      </div>
    </span>
  )
}

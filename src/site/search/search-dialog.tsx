import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { AnswerStatus } from './answer-status.tsx'
import { OptionList, optionId } from './option-list.tsx'
import { searchAddress } from './search-address.ts'
import { SearchField } from './search-field.tsx'
import { searchOptions } from './search-options.tsx'
import type { ShownWords } from './search-status.ts'
import { useAnswer } from './use-answer.ts'

/** Results of each kind: enough to choose from, few enough to see the next kind. */
const shownOfKind = () => 3

const listId = 'search-results'

/**
 * How long the dialog has the focus before its field does. A field that takes it in the moment the dialog opens is not read out
 * in Firefox 153: its reader hears of it before it knows of the dialog.
 */
const settleMs = 250

/** The next option in the direction of an arrow key; from the last one back to the field, which is -1. */
function nextOption(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  return undefined
}

interface SearchDialogProps {
  words: ShownWords
  /** What was typed while the dialog was on its way. Called when its field takes the keys. */
  typed: () => string
  onClose: () => void
}

/**
 * The search over whatever page is open: a field that says which option of the list below it is active. The list is always
 * there, so the field is no combobox, in which Orca 43 goes on taking keys for its own commands.
 */
export function SearchDialog({ words, typed, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState('')
  const [active, setActive] = useState(-1)
  const state = useAnswer(question, shownOfKind)
  const groups = searchOptions(state, words)
  const options = groups.flatMap((group) => group.options)

  useEffect(() => {
    if (dialog.current?.open) return
    dialog.current?.showModal()
    const timer = setTimeout(() => {
      if (!field.current) return
      // Whoever presses in the field is quicker.
      field.current.value = typed() + field.current.value
      setQuestion(field.current.value)
      field.current.focus()
    }, settleMs)
    return () => {
      clearTimeout(timer)
      typed()
    }
  }, [typed])

  const activate = (option: number) => {
    setActive(option)
    document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.nativeEvent.isComposing ? undefined : nextOption(event.key, active, options.length)
    if (next === undefined) return
    event.preventDefault()
    activate(next)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (options[active]) return document.getElementById(optionId(active))?.click()
    dialog.current?.close()
    location.assign(searchAddress(question.trim()))
  }

  return (
    <dialog
      ref={dialog}
      closedby="any"
      className="search-dialog"
      aria-label={words.title}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the dialog itself takes the focus first
      autoFocus
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the search element of HTML is younger than the oldest browsers supported */}
      <form role="search" className="search-form" onSubmit={onSubmit}>
        <SearchField
          ref={field}
          words={words}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options[active] ? optionId(active) : undefined}
          onChange={(event) => {
            setQuestion(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="ghost" size="sm" onClick={() => dialog.current?.close()}>
          {words.close}
        </Button>
      </form>
      <AnswerStatus state={state} words={words} />
      <OptionList
        id={listId}
        label={words.results}
        groups={groups}
        active={active}
        onChoose={() => dialog.current?.close()}
      />
    </dialog>
  )
}

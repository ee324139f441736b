import { type SubmitEvent, useEffect, useState } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { pathChooser } from '#src/blocks/path-chooser/row.ts'
import { fieldId } from '#src/forms/contact/contact-values.ts'
import { writeField } from '#src/forms/form-fields.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { nextBusinessDay, type OfficeHours, worksOn } from '#src/lib/office-hours.ts'
import { clockTime, weekdayOf, zonedTime } from '#src/lib/zoned-time.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { localWindow, type TimeWindow } from './local-window.ts'

export interface ProposeTimeFormProps {
  words: PropsOf<typeof pathChooser>['propose']
  windows: readonly TimeWindow[]
  office: Pick<OfficeHours, 'timeZone' | 'days'>
}

/** A date and one of three windows. Nothing is sent: the time goes into the message above. */
export function ProposeTimeForm({ words, windows, office }: ProposeTimeFormProps) {
  const [earliest, setEarliest] = useState('')
  const [date, setDate] = useState('')
  const [chosen, setChosen] = useState(0)
  const [checked, setChecked] = useState(false)
  useEffect(() => setEarliest(nextBusinessDay(zonedTime(new Date(), office.timeZone), office.days)), [office])

  const problem = checkDate(date, earliest, office.days)
  const window = windows[chosen]
  const local = window && !problem && localWindow(date, window, office.timeZone)

  const add = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problem || !window) return
    addToMessage(
      fillWords(words.line, { date: formatDate(date), from: clockTime(window.from), to: clockTime(window.to) }),
    )
  }
  return (
    <form className="grid gap-6 accent-accent" noValidate onSubmit={add}>
      <Field id="proposed-day" label={words.date} error={checked && problem && words[problem]}>
        {(ids) => (
          <input
            {...ids}
            type="date"
            className="input"
            min={earliest}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            onBlur={() => setChecked(date !== '')}
          />
        )}
      </Field>
      <fieldset>
        <legend>{words.window}</legend>
        {windows.map(({ label, from, to }, index) => (
          <label key={from} className="flex items-baseline gap-3 py-2">
            <input type="radio" name="window" checked={index === chosen} onChange={() => setChosen(index)} />
            {label}
            <span className="text-muted">
              {clockTime(from)}–{clockTime(to)}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="empty:hidden" aria-live="polite">
        {local && fillWords(words.local, local)}
      </p>
      <Button type="submit" variant="outline">
        {words.add}
      </Button>
    </form>
  )
}

/** Why a proposed date cannot be: none, too early, or not a working day. */
function checkDate(date: string, earliest: string, days: OfficeHours['days']): 'past' | 'weekday' | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < earliest) return 'past'
  return worksOn(weekdayOf(date), days) ? undefined : 'weekday'
}

/** Writes a line at the end of the contact form's message and moves the focus there. Says whether there is a form. */
function addToMessage(line: string): boolean {
  const field = document.getElementById(fieldId('message'))
  if (!(field instanceof HTMLTextAreaElement)) return false
  const written = field.value.trimEnd()
  if (!written.includes(line)) writeField(field, written ? `${written}\n\n${line}` : line)
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
  return true
}

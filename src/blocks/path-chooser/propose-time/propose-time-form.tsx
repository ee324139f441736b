import { type SubmitEvent, useEffect, useState } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { pathChooser } from '#src/blocks/path-chooser/row.ts'
import { addToMessage } from '#src/forms/add-to-message.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { nextBusinessDay, type OfficeHours } from '#src/lib/office-hours.ts'
import { clockTime, zonedTime } from '#src/lib/zoned-time.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { checkDate } from './check-date.ts'
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

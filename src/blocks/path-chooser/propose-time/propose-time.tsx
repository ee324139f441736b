import type { OfficeHours } from '#src/lib/office-hours.ts'
import { Arrow } from '#src/ui/arrow.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { ProposeTimeForm, type ProposeTimeFormProps } from './propose-time-form.tsx'

export interface ProposeTimeProps extends Omit<ProposeTimeFormProps, 'office'> {
  /** A prepared mail, for the time before the page is alive and for browsers without script. */
  mailto: string
  office: Pick<OfficeHours, 'timeZone' | 'days'>
}

/** Opens a small form that writes a proposed time into the message. Without script it is a link to a prepared mail. */
export function ProposeTime({ mailto, words, windows, office }: ProposeTimeProps) {
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <a className="path-link" href={mailto}>
        {words.summary}
        <Arrow />
      </a>
    )
  }
  return (
    <Disclosure summary={words.summary} headingLevel={4} className="path-disclosure">
      <ProposeTimeForm words={words} windows={windows} office={office} />
    </Disclosure>
  )
}

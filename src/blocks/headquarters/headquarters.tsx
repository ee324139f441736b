import { Fragment, useEffect, useState } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { HeadquartersProps, headquarters } from '#src/blocks/headquarters/row.ts'
import { Ledger } from '#src/blocks/ledger/ledger.tsx'
import { LedgerRow } from '#src/blocks/ledger/ledger-row.tsx'
import { fillWords } from '#src/lib/fill-words.ts'
import { type OfficeHours, officeState } from '#src/lib/office-hours.ts'
import { addDays, clockTime, type ZonedTime, zonedTime } from '#src/lib/zoned-time.ts'
import { MailAddress } from '#src/ui/mail-address.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** Where the firm is, how to reach it and when someone is there. */
export function Headquarters({ labels, address, phone, email, hours }: HeadquartersProps) {
  return (
    <address className="not-italic">
      <Ledger className="headquarters">
        <LedgerRow term={labels.address}>
          {address.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </LedgerRow>
        <LedgerRow term={labels.phone}>
          <TextLink href={phone.href}>{phone.display}</TextLink>
        </LedgerRow>
        <LedgerRow term={labels.email}>
          <TextLink href={`mailto:${email}`}>
            <MailAddress address={email} />
          </TextLink>
        </LedgerRow>
        <LedgerRow term={labels.hours}>
          <p role="none">{hours.display}</p>
          <HoursRule hours={hours} />
          <OpenNow hours={hours} words={labels} />
        </LedgerRow>
      </Ledger>
    </address>
  )
}

/** The day as a rule of 24 hours, with the office hours and the present moment. Decorative: the hours stand above it. */
function HoursRule({ hours }: { hours: OfficeHours }) {
  const clock = useOfficeClock(hours.timeZone)
  const [from, to] = [shareOfDay(hours.opens), shareOfDay(hours.closes)]
  return (
    <svg className="hours-rule" aria-hidden="true">
      <rect className="fill-accent" x={percent(from)} width={percent(to - from)} y="8" height="6" />
      {Array.from({ length: 25 }, (_, hour) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day never change
        <rect key={hour} x={percent((hour / 24) * 0.998)} width="1" y={hour % 6 ? 14 : 8} height={hour % 6 ? 4 : 10} />
      ))}
      <text x={percent(from)} y="36">
        {clockTime(hours.opens)}
      </text>
      <text x={percent(to)} y="36" textAnchor="end">
        {clockTime(hours.closes)}
      </text>
      {clock && <rect className="fill-accent-2" x={percent(shareOfDay(clock.time))} width="2" height="22" />}
    </svg>
  )
}

function shareOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours + minutes / 60) / 24
}

const percent = (share: number) => `${share * 100}%`

type Words = Pick<PropsOf<typeof headquarters>, 'open' | 'closed' | 'today' | 'tomorrow'>

/**
 * Whether someone is there right now: empty while the time is not known, in the room of the longest that may be said,
 * so that nothing below moves once it is.
 */
function OpenNow({ hours, words }: { hours: OfficeHours; words: Words }) {
  const clock = useOfficeClock(hours.timeZone)
  const line = clock && hoursLine(clock, hours, words)
  return (
    <p className="open-now" data-open={line?.open} data-longest={longestLine(hours, words)}>
      <span>{line?.text}</span>
    </p>
  )
}

function hoursLine(clock: Omit<ZonedTime, 'date'>, hours: OfficeHours, words: Words): { open: boolean; text: string } {
  const state = officeState(clock, hours)
  if (state.open) return { open: true, text: words.open }
  const day = [words.today, words.tomorrow][state.inDays] ?? weekdayName(state.weekday)
  return { open: false, text: fillWords(words.closed, { day, time: clockTime(hours.opens) }) }
}

function longestLine(hours: OfficeHours, words: Words): string {
  const week = Array.from({ length: 7 }, (_, weekday) =>
    ['00:00', hours.opens, '23:59'].map((time) => hoursLine({ weekday, time }, hours, words).text),
  )
  return week.flat().reduce((longest, text) => (text.length > longest.length ? text : longest))
}

const aSunday = '2026-03-01'

function weekdayName(weekday: number): string {
  const date = new Date(`${addDays(aSunday, weekday)}T00:00:00Z`)
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(date)
}

const minute = 60_000

/** What the clock of the office shows. `null` until the page is alive, and where its time zone is not known. */
function useOfficeClock(timeZone: string): ZonedTime | null {
  const [clock, setClock] = useState<ZonedTime | null>(null)
  useEffect(() => {
    const read = () => setClock(readClock(timeZone))
    read()
    const timer = setInterval(read, minute)
    return () => clearInterval(timer)
  }, [timeZone])
  return clock
}

function readClock(timeZone: string): ZonedTime | null {
  try {
    return zonedTime(new Date(), timeZone)
  } catch {
    return null
  }
}

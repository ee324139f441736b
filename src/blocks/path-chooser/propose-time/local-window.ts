import { momentOf } from '#src/lib/zoned-time.ts'

export interface TimeWindow {
  label: string
  from: string
  to: string
}

/**
 * The window on the visitor's own clock, the weekday with it where it is another day there.
 * Nothing where both clocks show the same, or where the time zone of the office is not known.
 */
export function localWindow(date: string, { from, to }: TimeWindow, timeZone: string, visitorZone?: string) {
  try {
    const [start, end] = [momentOf(date, from, timeZone), momentOf(date, to, timeZone)]
    const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: visitorZone })
    const office = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    if (clock.format(start) === office.format(start)) return null
    const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: visitorZone })
    const officeDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone })
    const other = day.format(start) === officeDay.format(start) ? '' : `${day.format(start)} `
    return { from: `${other}${clock.format(start)}`, to: clock.format(end), zone: zoneName(start, visitorZone) }
  } catch {
    return null
  }
}

function zoneName(moment: Date, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

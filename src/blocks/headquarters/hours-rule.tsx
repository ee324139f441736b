import type { OfficeHours } from '#src/lib/office-hours.ts'
import { clockTime } from '#src/lib/zoned-time.ts'
import { useOfficeClock } from './use-office-clock.ts'

/** The day as a rule of 24 hours, with the office hours and the present moment. Decorative: the hours stand above it. */
export function HoursRule({ hours }: { hours: OfficeHours }) {
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

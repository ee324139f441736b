import type { MonthRange } from '#src/blocks/capability-catalogue/month-range.ts'

const longest = 24
const rules = [1, 2, 3, 4, 6, 9, 12, 18, longest]
const labelled = [1, 3, 6, 12, longest]

/** Where a month stands on a ratio scale from one month to two years, in per cent of the width. */
const place = (month: number) => `${Math.round((Math.log(month) / Math.log(longest)) * 1000) / 10}%`

/** The numbers above the scale. */
export function MonthAxis() {
  return (
    <svg className="h-5 w-full overflow-visible fill-current" aria-hidden="true">
      {labelled.map((month) => (
        <text key={month} x={place(month)} y="14" textAnchor={anchor(month)}>
          {month}
        </text>
      ))}
    </svg>
  )
}

/** A span of months as a bar between the rules of the scale. The words beside it say the same. */
export function MonthScale({ months }: { months: MonthRange }) {
  return (
    <svg className="month-scale" aria-hidden="true">
      {rules.map((month) => (
        <line key={month} x1={place(month)} x2={place(month)} y1="0" y2="100%" />
      ))}
      <line className="month-span" x1={place(months.from)} x2={place(months.to)} y1="50%" y2="50%" />
    </svg>
  )
}

function anchor(month: number) {
  if (month === 1) return 'start'
  return month === longest ? 'end' : 'middle'
}

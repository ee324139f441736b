import type { SectorCardsProps } from '#src/blocks/sector-cards/row.ts'

const seat = 14

/** The sectors of the board as a chart: one rule for each member. */
export function SectorCards({ sectors }: SectorCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
      {sectors.map(({ name, count, text }) => (
        <li key={name} className="row-span-2 grid grid-rows-subgrid gap-4">
          <div className="self-end border-strong border-b-2">
            <p className="font-display text-4xl/[1.2] font-light">{count}</p>
            <svg width="100%" height={count * seat} aria-hidden="true">
              <path
                className="stroke-2 stroke-accent"
                d={Array.from({ length: count }, (_, index) => `M0 ${index * seat + 1}h999`).join('')}
              />
            </svg>
          </div>
          <div>
            <h3 className="mb-2">{name}</h3>
            <p className="text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { sectorCards } from '#src/blocks/sector-cards/schema.ts'

export type SectorCardsProps = Pick<PropsOf<typeof sectorCards>, 'sectors'>

const seat = 14

/** The sectors of the board as a chart: one rule for each member. */
export function SectorCards({ sectors }: SectorCardsProps) {
  return (
    <ul className="sectors">
      {sectors.map(({ name, count, text }) => (
        <li key={name}>
          <div className="sector-bar">
            <p className="sector-count">{count}</p>
            <svg width="100%" height={count * seat} aria-hidden="true">
              <path d={Array.from({ length: count }, (_, index) => `M0 ${index * seat + 1}h999`).join('')} />
            </svg>
          </div>
          <div>
            <h3>{name}</h3>
            <p className="text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

import { words } from '../../words.ts'

interface Props {
  id: string
  name: string
  /** Whether it stands in an order that somebody chose. */
  ordered?: boolean
  up?: () => void
  down?: () => void
  remove(): void
}

/** Moves an item of a list or takes it away. What is not possible stays where it is and says so. */
export function ItemButtons({ id, name, ordered = true, up, down, remove }: Props) {
  return (
    <span className="desk-item-buttons">
      {ordered && (
        <>
          <button
            type="button"
            id={`${id}-up`}
            aria-label={words.list.up(name)}
            aria-disabled={!up || undefined}
            onClick={() => up?.()}
          >
            <span aria-hidden="true">↑</span>
          </button>
          <button
            type="button"
            id={`${id}-down`}
            aria-label={words.list.down(name)}
            aria-disabled={!down || undefined}
            onClick={() => down?.()}
          >
            <span aria-hidden="true">↓</span>
          </button>
        </>
      )}
      <button type="button" aria-label={words.list.remove(name)} onClick={remove}>
        <span aria-hidden="true">×</span>
      </button>
    </span>
  )
}

import { useMemo } from 'react'
import type { EntrySummary } from '../../requests/site.ts'
import { words } from '../../words.ts'
import { isIn, type Search, type StateFilter } from './search-entries.ts'

const filters: StateFilter[] = ['all', 'changed', 'review', 'problems', 'overdue', 'draft', 'scheduled', 'ended']

interface Props {
  entries: readonly EntrySummary[]
  search: Search
  change(part: Partial<Search>): void
}

/** Narrows the list to a state. A state nothing is in is left out. */
export function StateChips({ entries, search, change }: Props) {
  const counts = useMemo(
    () =>
      filters.map((state) => ({
        state,
        count: entries.filter(
          (entry) => isIn(entry, state) && (!search.collection || entry.collection === search.collection),
        ).length,
      })),
    [entries, search.collection],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields that are sent; these are filters
    <div className="chips" role="group" aria-label={words.find.states}>
      {counts
        .filter(({ state, count }) => count > 0 || state === search.state)
        .map(({ state, count }) => (
          <button
            key={state}
            type="button"
            className="chip"
            aria-pressed={search.state === state}
            onClick={() => change({ state })}
          >
            {words.find.filters[state]} <span className="chip-count">{count}</span>
          </button>
        ))}
    </div>
  )
}

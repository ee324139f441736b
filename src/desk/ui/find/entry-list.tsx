import { useState } from 'react'
import type { DeskSite, EntrySummary, TextFound } from '../../requests/site.ts'
import { words } from '../../words.ts'
import { DeskLink } from '../shell/desk-link.tsx'
import { collectionName } from './collection-name.ts'
import { FoundPassages, routeTo } from './found-passages.tsx'
import { isNamed, type Search } from './search-entries.ts'
import { StateBadges } from './state-badges.tsx'

/** So many rows are drawn at once, however many entries there are. */
const step = 100

interface Props {
  entries: readonly EntrySummary[]
  /** What was found in texts, by file. */
  inTexts: ReadonlyMap<string, TextFound>
  site: DeskSite
  search: Search
  change(part: Partial<Search>): void
}

/** The entries that were found. */
export function EntryList({ entries, inTexts, site, search, change }: Props) {
  const [page, setPage] = useState({ search, shown: step })
  const shown = page.search === search ? page.shown : step
  const sorted = search.order === 'found' && !search.words.trim() ? 'title' : search.order
  const order = (by: Search['order'], label: string) => (
    <th scope="col" aria-sort={sorted === by ? 'ascending' : undefined}>
      <button type="button" onClick={() => change({ order: by })}>
        {label}
      </button>
    </th>
  )
  return (
    <>
      <p className="sr-only" role="status">
        {words.find.found(entries.length)}
      </p>
      {entries.length === 0 ? (
        <p className="desk-nothing">{words.find.nothing}</p>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              {order('title', words.find.title)}
              {!search.collection && <th scope="col">{words.find.kind}</th>}
              {order('address', words.find.address)}
              <th scope="col">{words.find.state}</th>
            </tr>
          </thead>
          <tbody>
            {entries.slice(0, shown).map((entry) => (
              <EntryRow
                key={entry.file}
                entry={entry}
                found={inTexts.get(entry.file)}
                named={isNamed(entry, search)}
                wanted={search.words}
                kind={search.collection ? undefined : collectionName(entry.collection, site.kinds)}
              />
            ))}
          </tbody>
        </table>
      )}
      {entries.length > shown && (
        <button
          type="button"
          className="button button-sm button-secondary"
          onClick={() => setPage({ search, shown: shown + step })}
        >
          {words.find.more(Math.min(step, entries.length - shown), entries.length)}
        </button>
      )}
    </>
  )
}

interface RowProps {
  entry: EntrySummary
  found?: TextFound
  /** Whoever names an entry wants it as a whole; whoever names its words wants to be led there. */
  named: boolean
  wanted: string
  kind?: string
}

function EntryRow({ entry, found, named, wanted, kind }: RowProps) {
  const place = named ? undefined : found?.passages[0]
  return (
    <tr>
      <th scope="row">
        <DeskLink to={{ ...routeTo(place), view: 'write', file: entry.file }}>{entry.title || entry.file}</DeskLink>
        {found && <FoundPassages found={found} wanted={wanted} />}
      </th>
      {kind && <td className="desk-kind">{kind}</td>}
      <td className="desk-address">{entry.address ?? entry.file.replace(/^content\//, '')}</td>
      <td>
        <StateBadges entry={entry} />
      </td>
    </tr>
  )
}

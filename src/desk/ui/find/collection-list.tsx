import { useId, useMemo } from 'react'
import type { DeskSite } from '../../requests/site.ts'
import { words } from '../../words.ts'
import { DeskLink } from '../shell/desk-link.tsx'
import { collectionName } from './collection-name.ts'

interface Props {
  site: DeskSite
  chosen?: string
  choose(collection?: string): void
}

/** The kinds of content, each with how many there are; pressed, the list shows that kind alone. A kind of one file opens it. */
export function CollectionList({ site, chosen, choose }: Props) {
  const settings = useId()
  const counts = useMemo(() => countByCollection(site), [site])
  const row = (collection: string | undefined, name: string, count: number) => (
    <li key={collection ?? ''}>
      <button type="button" aria-pressed={chosen === collection} onClick={() => choose(collection)}>
        <span>{name}</span>
        <span className="desk-number">{count}</span>
      </button>
    </li>
  )
  return (
    <nav className="desk-collections" aria-label={words.find.kinds}>
      <ul>
        {row(undefined, words.find.everything, site.entries.length)}
        {counts.filter(({ count }) => count > 1).map(({ collection, name, count }) => row(collection, name, count))}
      </ul>
      {/* No heading: it would come before that of the page. */}
      <p id={settings}>{words.find.settings}</p>
      <ul aria-labelledby={settings}>
        {counts
          .filter(({ count }) => count === 1)
          .map(({ collection, name, file }) => (
            <li key={collection}>
              <DeskLink to={{ view: 'write', file }}>{name}</DeskLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function countByCollection({ entries, kinds }: DeskSite) {
  const counts = new Map<string, { count: number; file: string }>()
  for (const { collection, file } of entries)
    counts.set(collection, { count: (counts.get(collection)?.count ?? 0) + 1, file })
  return [...counts]
    .map(([collection, known]) => ({ collection, ...known, name: collectionName(collection, kinds) }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '#src/lib/when-idle.ts'
import type { DeskSite } from '../../requests/site.ts'
import { words } from '../../words.ts'
import { readSite, useSite } from '../server/site-store.ts'
import { Failure } from '../shell/failure.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { fetchEditors } from '../write/editors.ts'
import { CollectionList } from './collection-list.tsx'
import { EntryList } from './entry-list.tsx'
import { NewEntry } from './new-entry.tsx'
import { type Search, searchEntries } from './search-entries.ts'
import { StateChips } from './state-chips.tsx'
import { useSiteSearch } from './use-site-search.ts'
import { useTextSearch } from './use-text-search.ts'

const everything: Search = { words: '', state: 'all', order: 'found' }

/** What was looked for when this place was left: whoever goes back from one text goes on to the next. */
const keptSearch = (): Search => (history.state as { search?: Search } | null)?.search ?? everything

/** All content, by kind and by address. */
export function FindPage() {
  const { site, failure } = useSite()
  if (site) return <Found site={site} />
  return (
    <main className="desk-page">
      <h1 className="sr-only">{words.views.find}</h1>
      {failure ? <Failure message={failure} again={readSite} /> : <Waiting>{words.loading}</Waiting>}
    </main>
  )
}

function Found({ site }: { site: DeskSite }) {
  const [search, setSearch] = useState(keptSearch)
  useEffect(() => whenIdle(() => void fetchEditors()), [])
  const change = (part: Partial<Search>) => setSearch((before) => ({ ...before, ...part }))
  useEffect(() => history.replaceState({ ...history.state, search }, ''), [search])
  const settled = useDeferredValue(search)
  const inTexts = useTextSearch(settled.words)
  const onSite = useSiteSearch(settled.words, site.entries)
  const entries = useMemo(
    () => searchEntries(site.entries, settled, inTexts, onSite),
    [site.entries, settled, inTexts, onSite],
  )
  return (
    <div className="desk-find">
      <CollectionList site={site} chosen={search.collection} choose={(collection) => change({ collection })} />
      <main className="desk-found">
        <h1 className="sr-only">{words.views.find}</h1>
        <div className="desk-search">
          <SearchField value={search.words} change={(text) => change({ words: text })} />
          <NewEntry kinds={site.kinds} collection={search.collection} />
        </div>
        <StateChips entries={site.entries} search={search} change={change} />
        <EntryList entries={entries} inTexts={inTexts} site={site} search={settled} change={change} />
      </main>
    </div>
  )
}

function SearchField({ value, change }: { value: string; change(text: string): void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      field.current?.select()
    }
    window.addEventListener('keydown', toSearch)
    return () => window.removeEventListener('keydown', toSearch)
  }, [])
  return (
    <span className="desk-search-field">
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={words.find.search}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={words.find.where}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      <kbd>{/mac/i.test(navigator.platform) ? words.find.keysOfMac : words.find.keys}</kbd>
    </span>
  )
}

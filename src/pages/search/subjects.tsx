import type { SearchEntry, SearchKind } from '#src/site/search/search-entry.ts'
import type { ShownWords } from '#src/site/search/search-status.ts'
import { SmartLink } from '#src/ui/smart-link.tsx'

/** Everything there is of one kind. */
export interface Subject {
  kind: SearchKind
  links: Pick<SearchEntry, 'title' | 'href' | 'note'>[]
}

interface SubjectsProps {
  subjects: readonly Subject[]
  words: ShownWords
  /** Whether it is still unknown that nothing was asked. Without script nobody waits. */
  waiting: boolean
}

/** Everything by subject. */
export function Subjects({ subjects, words, waiting }: SubjectsProps) {
  return (
    <section aria-labelledby="subjects" className={waiting ? 'until-script' : undefined}>
      <h2 id="subjects" className="label mt-12 mb-4 text-faint">
        {words.subjects}
      </h2>
      {subjects.map(({ kind, links }) => (
        <div key={kind} className="search-group">
          <h3 className="search-kind">{words.kinds[kind]}</h3>
          <ul className="search-links">
            {links.map(({ title, href, note }) => (
              <li key={href}>
                <SmartLink href={href}>{title}</SmartLink>
                {note && <span className="search-note">{note}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

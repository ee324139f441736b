import { useEffect, useRef } from 'react'
import { fillWords } from '#src/lib/fill-words.ts'
import type { SearchGroup, SearchHit } from '#src/site/search/answer.ts'
import { Found } from '#src/site/search/found.tsx'
import { Marked } from '#src/site/search/marked.tsx'
import { foundHeadings } from '#src/site/search/marks.ts'
import type { SearchKind } from '#src/site/search/search-entry.ts'
import type { ShownWords } from '#src/site/search/search-status.ts'
import { Button } from '#src/ui/button.tsx'
import { SmartLink } from '#src/ui/smart-link.tsx'

/** How many headings of an entry are linked below it. */
const headingsShown = 3

function Result({ hit, words }: { hit: SearchHit; words: ShownWords }) {
  const { entry, terms } = hit
  return (
    <li className="search-result">
      <h3>
        <SmartLink href={entry.href}>
          <Marked text={entry.title} terms={terms} />
        </SmartLink>
      </h3>
      <p>
        <Found hit={hit} words={words} />
      </p>
      {foundHeadings(entry, terms, headingsShown).map(({ text, suffix }) => (
        <p key={suffix}>
          <SmartLink href={entry.href.replace(/#.*/, '') + suffix} className="search-place">
            <Marked text={text} terms={terms} />
          </SmartLink>
        </p>
      ))}
    </li>
  )
}

interface GroupProps {
  group: SearchGroup
  words: ShownWords
  onMore: (kind: SearchKind) => void
}

/** The results of a kind. More of them follow on a press; the focus goes to the first of those. */
function Group({ group: { kind, total, hits }, words, onMore }: GroupProps) {
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (next.current === undefined || hits.length <= next.current) return
    list.current?.children[next.current]?.querySelector('a')?.focus()
    next.current = undefined
  }, [hits])
  const more = () => {
    next.current = hits.length
    onMore(kind)
  }
  return (
    <section className="search-group" aria-labelledby={`results-${kind}`}>
      <h2 id={`results-${kind}`} className="search-kind">
        {words.kinds[kind]}
      </h2>
      <div>
        <ul ref={list}>
          {hits.map((hit) => (
            <Result key={hit.number} hit={hit} words={words} />
          ))}
        </ul>
        {hits.length < total && (
          <Button variant="outline" size="sm" onClick={more}>
            {fillWords(words.more, { count: total - hits.length })}
          </Button>
        )}
      </div>
    </section>
  )
}

interface ResultGroupsProps {
  groups: readonly SearchGroup[]
  words: ShownWords
  onMore: (kind: SearchKind) => void
}

/** Results by kind, as headings and lists of links. */
export function ResultGroups({ groups, words, onMore }: ResultGroupsProps) {
  return groups.map((group) => <Group key={group.kind} group={group} words={words} onMore={onMore} />)
}

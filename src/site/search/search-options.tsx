import type { ReactNode } from 'react'
import { fillWords } from '#src/lib/fill-words.ts'
import type { SearchHit } from './answer.ts'
import { Found } from './found.tsx'
import { Marked } from './marked.tsx'
import { foundHeadings } from './marks.ts'
import { searchAddress } from './search-address.ts'
import type { ShownWords } from './search-status.ts'
import type { AnswerState } from './use-answer.ts'

/** One line of the dialog that leads somewhere. */
export interface SearchOption {
  href: string
  className: string
  content: ReactNode
}

export interface OptionGroup {
  key: string
  label?: string
  options: SearchOption[]
}

/** How many headings of an entry are offered below it. */
const headingsShown = 2

const plainOption = (href: string, name: string): SearchOption => ({
  href,
  className: 'search-option',
  content: <span className="search-title">{name}</span>,
})

/** An entry, and below it the places inside it that say what was looked for. */
function hitOptions(hit: SearchHit, words: ShownWords): SearchOption[] {
  const { entry, terms } = hit
  const whole = (
    <>
      <span className="search-title">
        <Marked text={entry.title} terms={terms} />
      </span>
      <Found hit={hit} words={words} />
    </>
  )
  const places = foundHeadings(entry, terms, headingsShown).map(({ text, suffix }) => ({
    href: entry.href.replace(/#.*/, '') + suffix,
    className: 'search-option search-place',
    content: <Marked text={text} terms={terms} />,
  }))
  return [{ href: entry.href, className: 'search-option', content: whole }, ...places]
}

/** What the dialog offers: results by kind; pages that are often looked for while there are none, or no way to them. */
export function searchOptions({ answer, phase }: Omit<AnswerState, 'retry'>, words: ShownWords): OptionGroup[] {
  if (phase === 'idle' || phase === 'offline' || !answer || answer.total === 0) {
    const popular = words.popular.map(({ name, href }) => plainOption(href, name))
    return [{ key: 'popular', label: words.popularTitle, options: popular }]
  }
  const { total: count, question, groups } = answer
  const found = groups.map(({ kind, hits }) => ({
    key: kind,
    label: words.kinds[kind],
    options: hits.flatMap((hit) => hitOptions(hit, words)),
  }))
  if (count === 1) return found
  const all = plainOption(searchAddress(question), fillWords(words.all, { count }))
  return [...found, { key: 'all', options: [all] }]
}

import { Fragment } from 'react'
import type { ArchiveWords } from '#src/content/schemas/archive-words.ts'
import { Arrow } from '#src/ui/arrow.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

interface PageOfList {
  number: number
  href: string
  /** For screen readers. */
  name: string
}

export interface PagerProps {
  pages: {
    newer?: string
    older?: string
    current: number
    /** The newest first; between two that do not follow each other there are more. */
    numbered: PageOfList[]
  }
  words: Pick<ArchiveWords, 'pages' | 'newer' | 'older'>
}

/** Links to the neighbors of a page of a list, and to others by their number. */
export function Pager({ pages, words }: PagerProps) {
  return (
    <nav className="pager" aria-label={words.pages}>
      {pages.newer && (
        <TextLink href={pages.newer} rel="prev">
          <Arrow direction="left" /> {words.newer}
        </TextLink>
      )}
      <ol className="pager-numbers tnum">
        {pages.numbered.map(({ number, href, name }, index) => (
          <Fragment key={number}>
            {index > 0 && (pages.numbered[index - 1]?.number as number) - number > 1 && <li aria-hidden="true">…</li>}
            <li>
              <a href={href} aria-label={name} aria-current={number === pages.current ? 'page' : undefined}>
                {number}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      {pages.older && (
        <TextLink href={pages.older} rel="next" arrow>
          {words.older}
        </TextLink>
      )}
    </nav>
  )
}

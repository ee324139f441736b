import type { ArticleWords } from '#src/content/schemas/article-words.ts'
import * as routes from '#src/lib/routes.ts'
import { CopyLink } from '#src/site/actions/copy-link.tsx'
import { PrintButton } from '#src/site/actions/print-button.tsx'

interface ArticleContentsProps {
  headings: readonly { id: string; text: string }[]
  words: Pick<ArticleWords, 'contents' | 'email' | 'feed'>
  mailto: string
}

/** Table of contents of a briefing, with ways to pass it on. Once the page is live it marks where the reader is. */
export function ArticleContents({ headings, words, mailto }: ArticleContentsProps) {
  return (
    <nav className="article-contents" data-behavior="contents" aria-labelledby="contents-title">
      <h2 id="contents-title" className="label mb-3">
        {words.contents}
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id} className="py-[0.35rem]">
            <a href={`#${id}`} className="hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
      <p className="rule-top mt-6 grid justify-items-start gap-2 pt-4">
        <CopyLink />
        <a href={mailto} className="text-link">
          {words.email}
        </a>
        <PrintButton className="text-link" />
        <a href={routes.rssFeed} className="text-link">
          {words.feed}
        </a>
      </p>
    </nav>
  )
}

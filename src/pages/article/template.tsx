import type { ReactNode } from 'react'
import type { PictureView } from '#src/content/picture-order.ts'
import type { ArticleWords } from '#src/content/schemas/article-words.ts'
import * as routes from '#src/lib/routes.ts'
import { ArticleContents } from '#src/pages/article/contents.tsx'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'
import { Breadcrumb } from '#src/site/frame/breadcrumb.tsx'
import type { ArtFamily } from '#src/site/hero/art.tsx'
import { Cover } from '#src/site/hero/cover.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

const textId = 'article-text'

/** A briefing named on the page of another one. */
export interface ArticleLink {
  title: string
  href: string
  category: string
  readTime: string
}

/** View model of a briefing. */
export interface ArticleView {
  slug: string
  /** The family of its cover drawing: one for each category. */
  art: ArtFamily
  cover?: PictureView
  title: string
  excerpt: string
  author: string
  authorRole: string
  readTime: string
  date: { iso: string; text: string }
  updated?: { iso: string; text: string }
  category: { name: string; href: string }
  takeaways: string[]
  headings: { id: string; text: string }[]
  related: ArticleLink[]
  next?: ArticleLink
  mailto: string
  words: ArticleWords
  breadcrumb: BreadcrumbItem[]
}

function Header({ view }: { view: ArticleView }) {
  const { words } = view
  return (
    <header className="py-10">
      <div className="container-page grid gap-x-16 gap-y-8 min-[68.75em]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <Breadcrumb items={view.breadcrumb} />
          <a className="label mt-6 mb-3 block text-accent-2" href={view.category.href}>
            {view.category.name}
          </a>
          <h1 className="text-4xl" tabIndex={-1}>
            {view.title}
          </h1>
          <p className="mt-5 max-w-[56ch] text-(length:--text-lg)">{view.excerpt}</p>
          <div className="label dotted mt-6 mb-3">
            <div>{`${words.by} ${view.author}`}</div>
            <time dateTime={view.date.iso}>{view.date.text}</time>
            <div>{view.readTime}</div>
            {view.updated && (
              <div>
                {`${words.updated} `}
                <time dateTime={view.updated.iso}>{view.updated.text}</time>
              </div>
            )}
          </div>
        </div>
        <Cover
          of={view}
          first
          className={
            view.cover
              ? 'max-w-[44rem] *:h-auto *:w-full min-[68.75em]:self-end print:hidden'
              : 'hidden h-auto w-full min-[68.75em]:block min-[68.75em]:self-end'
          }
        />
      </div>
    </header>
  )
}

/** No landmark: its heading would be said twice, as its name and in it. */
function Related({ view }: { view: ArticleView }) {
  const links = view.next ? [...view.related, view.next] : view.related
  return (
    <aside className="container-page pb-(--section-y) print:hidden" role="none">
      <h2 className="mb-5 text-2xl">{view.words.related}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href} className="rule-top py-5">
            <div className="label dotted mb-2">
              <div>{link.category}</div>
              <div>{link.readTime}</div>
            </div>
            <h3 className="text-xl">
              <a href={link.href} className="hover:underline hover:decoration-1">
                {link.title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
      <TextLink href={`${routes.briefingsPage}#all-briefings`} arrow>
        {view.words.all}
      </TextLink>
    </aside>
  )
}

/** Frame of a briefing: contents at the left from 1100 px, text at reading width, what to read next. */
export function ArticleTemplate({ view, children }: { view: ArticleView; children: ReactNode }) {
  const { words } = view
  return (
    <>
      <div className="reading-progress" data-behavior="reading-progress" data-target={textId} aria-hidden="true" />
      <Header view={view} />
      <div className="container-page article-columns">
        <ArticleContents headings={view.headings} words={words} mailto={view.mailto} />
        <article id={textId} className="article-text">
          {/*
            Part of the text. Reader modes leave out asides, footers, and beside the text what holds no paragraphs or has a
            name that does not say it belongs there: https://github.com/mozilla/readability (REGEXPS.positive).
          */}
          <div role="note" className="article-points" aria-labelledby="takeaways-title">
            <h2 id="takeaways-title" className="label">
              {words.takeaways}
            </h2>
            <ol>
              {view.takeaways.map((sentence) => (
                <li key={sentence}>
                  <p>{sentence}</p>
                </li>
              ))}
            </ol>
          </div>
          <BlocksStylesheet />
          {children}
          <div className="article-author rule-top">
            <h2 className="label">{words.about}</h2>
            <p>
              {view.author}, {view.authorRole}
            </p>
          </div>
        </article>
      </div>
      <Related view={view} />
      <div className="on-ink bg-surface-2 print:hidden">
        <div className="container-page grid justify-items-start gap-5 py-16">
          <h2 className="text-2xl">{words.discuss}</h2>
          <p className="measure">{words.discussText}</p>
          <ButtonLink href={routes.contactPage} about={view.title} variant="hero">
            {words.discussAction}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

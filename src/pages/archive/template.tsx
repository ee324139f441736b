import type { ReactNode } from 'react'
import { BriefingRow } from '#src/blocks/briefing-list/briefing-row.tsx'
import type { BriefingSummary } from '#src/blocks/briefing-list/briefing-summary.ts'
import { CategoryLinks } from '#src/blocks/briefing-list/category-chips.tsx'
import type { ChipCategory } from '#src/blocks/briefing-list/row.ts'
import type { ArchiveWords } from '#src/content/schemas/archive-words.ts'
import * as routes from '#src/lib/routes.ts'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'
import { Hero } from '#src/site/hero/hero.tsx'
import type { HeroView } from '#src/site/hero/hero-actions.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { Pager, type PagerProps } from './pager.tsx'

interface NamedLink {
  name: string
  href: string
}

/** Briefings of a year or of a month. */
export interface ArchiveGroup {
  title: string
  briefings: BriefingSummary[]
}

/** View model of a page of a list of briefings. */
export interface ArchiveView {
  path: string
  hero: HeroView
  breadcrumb: BreadcrumbItem[]
  /** The address of the whole list, as the chips know it. */
  list: string
  /** How many briefings the page has and from when they are. */
  span: string
  /** Instead of the list when there is none. */
  empty?: string
  groups: ArchiveGroup[]
  categories: ChipCategory[]
  years: NamedLink[]
  /** Left out when the list has one page. */
  pages?: PagerProps['pages']
  feed?: NamedLink
  words: Pick<ArchiveWords, 'categories' | 'everything' | 'pages' | 'newer' | 'older' | 'years'>
}

function Group({ group, id, note }: { group: ArchiveGroup; id: string; note: string | false }) {
  return (
    <section className="archive-group" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pb-5">
        <h2 id={id} className="text-2xl">
          {group.title}
        </h2>
        {note && <p className="label text-muted">{note}</p>}
      </div>
      <ul>
        {group.briefings.map((briefing) => (
          <BriefingRow key={briefing.slug} briefing={briefing} />
        ))}
      </ul>
    </section>
  )
}

/** A list of briefings: chips lead to the other lists, the briefings stand by year, links lead to newer and older ones. */
export function ArchiveTemplate({ view, children }: { view: ArchiveView; children: ReactNode }) {
  const { words } = view
  const chips = [{ id: 'all', name: words.everything, href: routes.briefingsPage }, ...view.categories]
  return (
    <>
      <Hero hero={view.hero} breadcrumb={view.breadcrumb} seed={view.list} />
      <BlocksStylesheet />
      <div className="section tone-paper">
        <div className="container-page">
          <CategoryLinks label={words.categories} categories={chips} current={view.list} />
          {view.empty && <p className="py-14 text-lg">{view.empty}</p>}
          {view.groups.map((group, index) => (
            <Group key={group.title} group={group} id={`group-${index + 1}`} note={index === 0 && view.span} />
          ))}
          {view.pages && <Pager pages={view.pages} words={words} />}
          <ArchiveFoot years={view.years} current={view.list} feed={view.feed} label={words.years} />
        </div>
      </div>
      {children}
    </>
  )
}

interface ArchiveFootProps {
  years: readonly NamedLink[]
  /** The list that is shown. */
  current: string
  feed?: NamedLink
  /** Before the years. */
  label: string
}

/** The way to other years, and the feed of the list. */
function ArchiveFoot({ years, current, feed, label }: ArchiveFootProps) {
  return (
    <div className="archive-foot">
      <nav aria-labelledby="archive-years">
        <p id="archive-years" className="label text-muted">
          {label}
        </p>
        <ul className="tnum">
          {years.map(({ name, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === current || undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {feed && <TextLink href={feed.href}>{feed.name}</TextLink>}
    </div>
  )
}

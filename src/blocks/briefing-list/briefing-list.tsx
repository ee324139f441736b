import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { briefingList } from '#src/blocks/briefing-list/schema.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { useAnnounce } from '#src/site/frame/announcer.tsx'
import { Art, type ArtFamily } from '#src/site/hero/art.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chip, ChipGroup } from '#src/ui/chips.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { useUrlChoice } from '#src/ui/use-url-choice.ts'
import { latestShown } from './latest-shown.ts'

export interface BriefingSummary {
  slug: string
  href: string
  art: ArtFamily
  title: string
  excerpt: string
  author: string
  date: { iso: string; text: string }
  readTime: string
  category: { id: string; name: string }
  featured: boolean
}

export interface BriefingListProps extends PropsOf<typeof briefingList> {
  categories: { id: string; name: string }[]
  /** Newest first. */
  briefings: BriefingSummary[]
}

function Meta({ briefing }: { briefing: BriefingSummary }) {
  return (
    <p className="dotted label text-muted">
      <span>{briefing.category.name}</span> <time dateTime={briefing.date.iso}>{briefing.date.text}</time>{' '}
      <span>{briefing.readTime}</span>
    </p>
  )
}

function ReadLink({ briefing, label }: { briefing: BriefingSummary; label: string }) {
  return (
    <TextLink href={briefing.href} arrow aria-label={`${label}: ${briefing.title}`}>
      {label}
    </TextLink>
  )
}

function Featured({ briefing, label }: { briefing: BriefingSummary; label: string }) {
  return (
    <article className="grid content-start gap-3">
      <div className="on-ink mb-3 aspect-[16/9] overflow-hidden border border-hairline bg-ink-950 *:size-full lg:aspect-auto lg:h-84">
        <Art family={briefing.art} seed={briefing.slug} />
      </div>
      <Meta briefing={briefing} />
      <h3 className="text-2xl">
        <a href={briefing.href} className="hover:underline hover:decoration-1">
          {briefing.title}
        </a>
      </h3>
      <p className="text-muted">{briefing.excerpt}</p>
      <ReadLink briefing={briefing} label={label} />
    </article>
  )
}

function Row({ briefing, label }: { briefing: BriefingSummary; label: string }) {
  return (
    <li className="briefing-row">
      <Meta briefing={briefing} />
      <div>
        <h3 className="text-xl">
          <a href={briefing.href} className="hover:underline hover:decoration-1">
            {briefing.title}
          </a>
        </h3>
        <p className="mt-1.5 text-muted">{briefing.excerpt}</p>
      </div>
      <ReadLink briefing={briefing} label={label} />
    </li>
  )
}

/** Everything shows when the address says so: `#all-briefings`. */
function useShowAll() {
  const { hash, key } = useLocation()
  const [all, setAll] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the link a second time must focus the heading again
  useEffect(() => {
    if (hash !== '#all-briefings') return
    setAll(true)
    heading.current?.focus()
  }, [hash, key])
  return { all, heading }
}

/** Category chips over the featured pair and the ruled list of the latest briefings. */
export function BriefingList({ categories, briefings, ...words }: BriefingListProps) {
  const [category, choose, hrefFor] = useUrlChoice('category', ['all', ...categories.map(({ id }) => id)], 'all')
  const announce = useAnnounce()
  const { all, heading } = useShowAll()
  const matching = briefings.filter((briefing) => category === 'all' || briefing.category.id === category)
  const featured = matching.filter((briefing) => briefing.featured)
  const latest = matching.filter((briefing) => !briefing.featured)
  const shown = all || category !== 'all' ? latest : latest.slice(0, latestShown)
  const nameOf = (id: string) => categories.find((candidate) => candidate.id === id)?.name ?? words.all
  const select = (id: string) => {
    choose(id)
    const count = briefings.filter((briefing) => id === 'all' || briefing.category.id === id).length
    announce(fillWords(count === 1 ? words.foundOne : words.found, { count, category: nameOf(id) }))
  }
  return (
    <div>
      <div className="needs-script mb-10">
        <ChipGroup label={words.chipsLabel}>
          {[{ id: 'all', name: words.all }, ...categories].map(({ id, name }) => (
            <Chip key={id} pressed={category === id} href={hrefFor(id)} onSelect={() => select(id)}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      {matching.length === 0 && (
        <div className="grid justify-items-start gap-4 pb-16">
          <p>{fillWords(words.empty, { category: nameOf(category) })}</p>
          <Button variant="outline" onClick={() => select('all')}>
            {words.showAll}
          </Button>
        </div>
      )}
      {featured.length > 0 && (
        <section
          aria-labelledby="featured-briefings"
          className="mb-16 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-[7fr_5fr]"
        >
          <h2 id="featured-briefings" className="label col-span-full -mb-4">
            {words.featuredTitle}
          </h2>
          {featured.map((briefing) => (
            <Featured key={briefing.slug} briefing={briefing} label={words.readFull} />
          ))}
        </section>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-4 pb-6" hidden={latest.length === 0}>
        <h2 id="all-briefings" ref={heading} tabIndex={-1} className="text-3xl">
          {words.latestTitle}
        </h2>
        <TextLink href="/briefings#all-briefings" arrow="down">
          {words.viewAll}
        </TextLink>
      </div>
      <ul>
        {shown.map((briefing) => (
          <Row key={briefing.slug} briefing={briefing} label={words.readMore} />
        ))}
      </ul>
    </div>
  )
}

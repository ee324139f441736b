import type { BriefingSummary } from '#src/blocks/briefing-list/briefing-summary.ts'
import { Cover } from '#src/site/hero/cover.tsx'
import { BriefingLink, BriefingMeta, BriefingTitle } from './briefing-row.tsx'

interface FeaturedBriefingsProps {
  briefings: readonly BriefingSummary[]
  words: { featuredTitle: string; readFull: string }
}

/** The featured briefings, large and with their covers. */
export function FeaturedBriefings({ briefings, words }: FeaturedBriefingsProps) {
  if (briefings.length === 0) return null
  return (
    <section
      aria-labelledby="featured-briefings"
      className="mb-16 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-[7fr_5fr]"
    >
      <h2 id="featured-briefings" className="label col-span-full -mb-4">
        {words.featuredTitle}
      </h2>
      {briefings.map((briefing) => (
        <article key={briefing.slug} className="grid content-start gap-3">
          <div className="on-ink mb-3 aspect-[16/9] overflow-hidden border border-hairline bg-ink-950 *:size-full **:[img]:size-full **:[img]:object-cover lg:aspect-auto lg:h-84">
            <Cover of={briefing} />
          </div>
          <BriefingMeta briefing={briefing} />
          <BriefingTitle briefing={briefing} className="text-2xl" />
          <p className="text-muted">{briefing.excerpt}</p>
          <BriefingLink briefing={briefing} label={words.readFull} />
        </article>
      ))}
    </section>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { BriefingListProps } from '#src/blocks/briefing-list/row.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { BriefingRow } from './briefing-row.tsx'
import type { BriefingSummary } from './briefing-summary.ts'
import { latestShown } from './latest-shown.ts'

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

interface LatestProps extends Pick<BriefingListProps, 'latestTitle' | 'viewAll' | 'readMore'> {
  latest: readonly BriefingSummary[]
  /** Whether all of them are asked for. */
  filtered: boolean
  /** Where the link leads that shows everything. */
  everything: string
}

/** The ruled list of the latest briefings under its heading. */
export function LatestBriefings({ latest, filtered, everything, ...words }: LatestProps) {
  const { all, heading } = useShowAll()
  const shown = all || filtered ? latest : latest.slice(0, latestShown)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-4 pb-6" hidden={latest.length === 0}>
        <h2 id="all-briefings" ref={heading} tabIndex={-1} className="text-3xl">
          {words.latestTitle}
        </h2>
        <TextLink href={everything} arrow={everything.includes('#') ? 'down' : 'right'}>
          {words.viewAll}
        </TextLink>
      </div>
      <ul>
        {shown.map((briefing) => (
          <BriefingRow key={briefing.slug} briefing={briefing} label={words.readMore} />
        ))}
      </ul>
    </>
  )
}

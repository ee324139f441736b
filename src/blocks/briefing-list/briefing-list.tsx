import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { BriefingListProps, ChipCategory } from '#src/blocks/briefing-list/row.ts'
import * as routes from '#src/lib/routes.ts'
import { CategoryLinks } from './category-chips.tsx'
import { FeaturedBriefings } from './featured-briefings.tsx'
import { FilteredList } from './filtered-list.tsx'
import { LatestBriefings } from './latest-briefings.tsx'

/** Category chips over the featured pair and the ruled list of the latest briefings. */
export function BriefingList(props: BriefingListProps) {
  return props.complete ? <FilteredList {...props} /> : <NewestList {...props} />
}

/** An address of the time when the page filtered itself leads on to the page of the category. */
function useCategoryPage(categories: readonly ChipCategory[]) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const written = new URLSearchParams(search).get('category')
  const href = categories.find(({ id }) => id === written)?.href
  useEffect(() => {
    if (href) navigate(href, { replace: true })
  }, [href, navigate])
}

/** There are more briefings than a page should carry: the chips lead to the pages of their categories. */
function NewestList({ categories, briefings, archive = routes.briefingsPage, ...words }: BriefingListProps) {
  useCategoryPage(categories)
  const chips = [{ id: 'all', name: words.all, href: routes.briefingsPage }, ...categories]
  return (
    <div>
      <div className="mb-10">
        <CategoryLinks label={words.chipsLabel} categories={chips} current={routes.briefingsPage} />
      </div>
      <FeaturedBriefings briefings={briefings.filter(({ featured }) => featured)} words={words} />
      <LatestBriefings
        {...words}
        latest={briefings.filter(({ featured }) => !featured)}
        filtered={false}
        everything={archive}
      />
    </div>
  )
}

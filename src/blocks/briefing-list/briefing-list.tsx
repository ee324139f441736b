import { useDeferredValue, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { BriefingListProps, ChipCategory } from '#src/blocks/briefing-list/row.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import * as routes from '#src/lib/routes.ts'
import { announce } from '#src/site/frame/announcer.tsx'
import { Button } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { useUrlChoice } from '#src/ui/use-url-choice.ts'
import { CategoryFilter, CategoryLinks } from './category-chips.tsx'
import { FeaturedBriefings } from './featured-briefings.tsx'
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

const inPlace = `${routes.briefingsPage}#all-briefings`

/** All briefings are here: the chips filter them. */
function FilteredList({ categories, briefings, archive, ...words }: BriefingListProps) {
  const hydrated = useHydrated()
  const [category, choose, hrefFor] = useUrlChoice('category', ['all', ...categories.map(({ id }) => id)], 'all')
  const chips = [{ id: 'all', name: words.all, href: routes.briefingsPage }, ...categories]
  const matching = (id: string) => briefings.filter((briefing) => id === 'all' || briefing.category?.id === id)
  const nameOf = (id: string) => chips.find((chip) => chip.id === id)?.name ?? words.all
  // The pressed chip answers at once; the list follows.
  const listed = useDeferredValue(category)
  const shown = matching(listed)
  const select = (id: string) => {
    choose(id)
    const count = matching(id).length
    announce(fillWords(count === 1 ? words.foundOne : words.found, { count, category: nameOf(id) }))
  }
  return (
    <div>
      <div className="mb-10">
        <CategoryFilter
          label={words.chipsLabel}
          categories={chips}
          selected={category}
          hrefFor={hrefFor}
          onSelect={select}
        />
      </div>
      {shown.length === 0 && (
        <div className="grid justify-items-start gap-4 pb-16">
          <p>{fillWords(words.empty, { category: nameOf(listed) })}</p>
          <Button variant="outline" onClick={() => select('all')}>
            {words.showAll}
          </Button>
        </div>
      )}
      <FeaturedBriefings briefings={shown.filter(({ featured }) => featured)} words={words} />
      <LatestBriefings
        {...words}
        latest={shown.filter(({ featured }) => !featured)}
        filtered={listed !== 'all'}
        everything={hydrated ? inPlace : (archive ?? inPlace)}
      />
    </div>
  )
}

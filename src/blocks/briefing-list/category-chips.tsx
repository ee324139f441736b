import type { ChipCategory } from '#src/blocks/briefing-list/row.ts'
import { Chip, ChipGroup, ChipLink, ChipNavigation } from '#src/ui/chips.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

interface CategoryFilterProps {
  label: string
  /** The first one is that of everything. */
  categories: readonly ChipCategory[]
  selected: string
  hrefFor: (id: string) => string
  onSelect: (id: string) => void
}

/** Chips that filter in place. Until a script runs each is a link to the page of its category. */
export function CategoryFilter({ label, categories, selected, hrefFor, onSelect }: CategoryFilterProps) {
  const hydrated = useHydrated()
  return (
    <ChipGroup label={label}>
      {categories.map(({ id, name, href }) => (
        <Chip key={id} pressed={selected === id} href={hydrated ? hrefFor(id) : href} onSelect={() => onSelect(id)}>
          {name}
        </Chip>
      ))}
    </ChipGroup>
  )
}

interface CategoryLinksProps {
  label: string
  categories: readonly ChipCategory[]
  /** The address of the page that is shown. */
  current?: string
}

/** The same chips where each category has its own pages. */
export function CategoryLinks({ label, categories, current }: CategoryLinksProps) {
  return (
    <ChipNavigation label={label}>
      {categories.map(({ id, name, href }) => (
        <ChipLink key={id} href={href} current={href === current}>
          {name}
        </ChipLink>
      ))}
    </ChipNavigation>
  )
}

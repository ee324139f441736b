import { groupBy } from '#src/lib/group-by.ts'
import { linkTo, type PageKind } from '#src/lib/link-to.ts'

/** How many briefings stand on a page of a list that newer pages follow. */
export const pageLength = 20

/** What the lists need to know of a briefing. The fields may be anything while they have errors. */
export interface Listed {
  slug: string
  data: unknown
}

/** Where a page of a list stands, and what kind of page it is. */
interface ArchivePlace {
  kind: ListKind
  path: string
}

/** One page of a list of briefings. */
export interface ArchivePage<Item> extends ArchivePlace {
  /** What the list is about: everything, the slug of a category, or a year such as `2026`. */
  list: { kind: 'all' | 'category' | 'year'; name: string }
  /** From 1, the oldest page, to `of`, the newest. */
  number: number
  of: number
  /** The newest first. */
  items: Item[]
}

/** The kinds of page that are lists of briefings. */
const listKinds = ['archive', 'category', 'categoryArchive', 'year', 'yearArchive'] as const satisfies PageKind[]
export type ListKind = (typeof listKinds)[number]

/** Whether the pages of a kind are lists of briefings. */
export function isList(kind: PageKind): kind is ListKind {
  return listKinds.some((one) => one === kind)
}

/**
 * Where a page of a list stands. The newest page of a category or a year has the address of the list; of all briefings
 * every page is numbered, because their own address is that of the page about them.
 */
export function archivePlace({ kind, name }: ArchivePage<never>['list'], number: number, of: number): ArchivePlace {
  const page = { number: String(number) }
  if (kind === 'all') return { kind: 'archive', path: linkTo('archive', page) }
  if (kind === 'category')
    return number === of
      ? { kind, path: linkTo('category', { slug: name }) }
      : { kind: 'categoryArchive', path: linkTo('categoryArchive', { slug: name, ...page }) }
  return number === of
    ? { kind, path: linkTo('year', { year: name }) }
    : { kind: 'yearArchive', path: linkTo('yearArchive', { year: name, ...page }) }
}

/**
 * Every page of every list of briefings: of all, by category, by year.
 *
 * @param newestFirst briefings in the order of the lists
 * @param categories their slugs; one without briefings has a page that says so
 */
export function archivePages<Item extends Listed>(
  newestFirst: readonly Item[],
  categories: readonly string[],
): ArchivePage<Item>[] {
  const byCategory = groupBy(newestFirst, (item) => textOf(item, 'category'))
  const byYear = groupBy(newestFirst, (item) => /^\d{4}(?=-)/.exec(textOf(item, 'date') ?? '')?.[0])
  return [
    ...(newestFirst.length > 0 ? pagesOf({ kind: 'all', name: '' }, newestFirst) : []),
    ...categories.flatMap((name) => pagesOf({ kind: 'category', name }, byCategory.get(name) ?? [])),
    ...[...byYear].flatMap(([name, items]) => pagesOf({ kind: 'year', name }, items)),
  ]
}

/**
 * Cuts a list from its oldest end, so that a page keeps its briefings whatever is published after it. The newest page
 * grows from half a page to one and a half: nobody is led to a page of one line.
 */
function pagesOf<Item>(list: ArchivePage<Item>['list'], items: readonly Item[]): ArchivePage<Item>[] {
  const of = Math.max(1, Math.round(items.length / pageLength))
  return Array.from({ length: of }, (_, index) => {
    const number = of - index
    const start = number === of ? 0 : items.length - number * pageLength
    const own = items.slice(start, items.length - (number - 1) * pageLength)
    return { ...archivePlace(list, number, of), list, number, of, items: own }
  })
}

function textOf({ data }: Listed, field: string): string | undefined {
  const value = (data as Record<string, unknown> | null)?.[field]
  return typeof value === 'string' ? value : undefined
}

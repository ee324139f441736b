import {
  type ContentData,
  type ContentIndex,
  contentIndex,
  type Entry,
  type WorkedOut,
} from '../../src/content/queries.ts'

type AnyEntry = Pick<Entry<'articles'>, 'slug' | 'url' | 'front'>

/** The content that pages are made of, from one state to the next. */
export interface ShownContent {
  index(): ContentIndex | null
  show(data: ContentData): void
}

/** Opens what is shown: nothing at first. What was worked out of many entries is kept as long as only bodies change. */
export function shownContent(order: ContentIndex['order']): ShownContent {
  let index: ContentIndex | null = null
  let shown: ContentData | undefined
  let known: WorkedOut = new Map()
  return {
    index: () => index,
    show(data) {
      if (!shown || !differInBodiesAlone(shown, data)) known = new Map()
      shown = data
      index = contentIndex(data, order, known)
    },
  }
}

/**
 * Whether two states of the content say the same outside of the bodies of entries: then lists, addresses and whatever
 * else is worked out of many entries are the same.
 */
function differInBodiesAlone(before: ContentData, after: ContentData): boolean {
  const same = (name: keyof ContentData['entries']) => sameFronts(before.entries[name], after.entries[name])
  return (
    (Object.keys(after.entries) as (keyof ContentData['entries'])[]).every(same) &&
    sameValues(before.lists, after.lists) &&
    sameValues(before.singles, after.singles) &&
    sameValues(before.pictures, after.pictures)
  )
}

const sameFronts = (before: readonly AnyEntry[], after: readonly AnyEntry[]) =>
  before.length === after.length &&
  after.every((entry, at) => {
    const former = before[at] as AnyEntry
    return entry === former || (entry.front !== undefined && entry.front === former.front)
  })

function sameValues(before: object, after: object): boolean {
  const [was, is] = [new Map(Object.entries(before)), Object.entries(after)]
  return was.size === is.length && is.every(([name, value]) => was.get(name) === value)
}

import type { ComponentType } from 'react'
import type { TreeElement } from '#src/body/tree.ts'
import type { MissingPageProps } from './not-found/missing-page.tsx'
import type { SearchPageProps } from './search/search-page.tsx'

/** What each template shows that answers readers by itself. */
interface LivePartProps {
  SearchPage: SearchPageProps
  MissingPage: MissingPageProps
}

export type LivePartName = keyof LivePartProps

/** The components of these parts. Each is fetched by the page that shows it, as a block is. */
export const liveParts: { [Name in LivePartName]: () => Promise<ComponentType<LivePartProps[Name]>> } = {
  SearchPage: () => import('./search/search-page.tsx').then((module) => module.SearchPage),
  MissingPage: () => import('./not-found/missing-page.tsx').then((module) => module.MissingPage),
}

/** A part as an element of a page's data. */
export const livePart = <Name extends LivePartName>(name: Name, props: LivePartProps[Name]): TreeElement => [
  name,
  { ...props },
]

import type { ReactNode } from 'react'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'

/** View model of the search page. */
export interface SearchView {
  heading: string
}

/** The page of the search: what answers stands under its heading. */
export function SearchTemplate({ view, live }: { view: SearchView; live: ReactNode }) {
  return (
    <>
      <div className="container-page py-10">
        <h1 tabIndex={-1}>{view.heading}</h1>
      </div>
      <BlocksStylesheet />
      {live}
    </>
  )
}

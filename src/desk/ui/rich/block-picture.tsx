import type { SyntheticEvent } from 'react'

/** How a block looks: the preview draws it alone, small, and runs nothing. It is fetched when it comes into view. */
export function BlockPicture({ name }: { name: string }) {
  return (
    <span className="desk-block-picture" aria-hidden="true">
      <iframe
        src={`/_gallery/${name}`}
        title={name}
        loading="lazy"
        sandbox="allow-same-origin"
        tabIndex={-1}
        onLoad={dress}
      />
    </span>
  )
}

/** Pictures have the theme of the desk. */
function dress({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  const root = currentTarget.contentDocument?.documentElement
  const { theme } = document.documentElement.dataset
  if (root && theme) root.dataset.theme = theme
}

import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

/** How a block looks: the preview draws it alone, small, and runs nothing. It is asked for when it comes into view. */
export function BlockPicture({ name }: { name: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={place} className="desk-block-picture" aria-hidden="true">
      {isSeen && (
        <iframe src={`/_gallery/${name}`} title={name} sandbox="allow-same-origin" tabIndex={-1} onLoad={dress} />
      )}
    </span>
  )
}

/** Pictures have the theme of the desk. */
function dress({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  const root = currentTarget.contentDocument?.documentElement
  const { theme } = document.documentElement.dataset
  if (root && theme) root.dataset.theme = theme
}

import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

/** How many times the page of a picture is larger than the picture: the first that shows all of a block. */
const sizes = [1.25, 1.6, 2, 2.4, 2.8]

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

/** Pictures have the theme of the desk, and are as large as they can be. */
function dress({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const root = frame.contentDocument?.documentElement
  if (!root) return
  const { theme } = document.documentElement.dataset
  if (theme) root.dataset.theme = theme
  for (const size of sizes) {
    frame.style.setProperty('--narrower', String(size))
    if (root.scrollHeight <= root.clientHeight && root.scrollWidth <= root.clientWidth) return
  }
}

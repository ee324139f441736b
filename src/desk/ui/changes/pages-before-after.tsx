import { useEffect, useRef, useState } from 'react'
import { words } from '../../words.ts'

interface Props {
  address: string
  /** There was no page before. */
  isNew: boolean
}

/** The page as it was handed over last, beside the page as it is now. Where one is scrolled the other one follows. */
export function PagesBeforeAndAfter({ address, isNew }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{isNew ? words.changes.page : words.changes.pages}</summary>
      {open && <Pages address={address} isNew={isNew} />}
    </details>
  )
}

function Pages({ address, isNew }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const follow = (from: HTMLIFrameElement) => {
    from.contentWindow?.addEventListener('scroll', () => {
      const top = from.contentWindow?.scrollY ?? 0
      for (const other of place.current?.querySelectorAll('iframe') ?? [])
        if (other !== from && other.contentWindow?.scrollY !== top) other.contentWindow?.scrollTo(0, top)
    })
  }
  const [path, hash = ''] = address.split('#')
  const fragment = hash && `#${hash}`
  return (
    <div className="desk-before-after" ref={place}>
      {!isNew && <Page name={words.changes.before} address={`${path}?before${fragment}`} loaded={follow} />}
      <Page name={words.changes.after} address={`${path}${fragment}`} loaded={follow} />
    </div>
  )
}

interface PageProps {
  name: string
  address: string
  loaded(frame: HTMLIFrameElement): void
}

/** So wide is the page before it is made smaller, in pixels. */
const width = 1024

/** A page that runs nothing: only what it says and how it looks is compared. */
function Page({ name, address, loaded }: PageProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => {
      const room = entry?.contentRect
      place.current?.style.setProperty('--scale', String(Math.min(1, (room?.width ?? width) / width)))
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const dress = (frame: HTMLIFrameElement) => {
    const root = frame.contentDocument?.documentElement
    const { theme } = document.documentElement.dataset
    if (root && theme) root.dataset.theme = theme
    loaded(frame)
  }
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div className="desk-page-frame" ref={place}>
        <iframe
          src={address}
          title={name}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => dress(currentTarget)}
        />
      </div>
    </figure>
  )
}

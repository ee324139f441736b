import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { words } from '../../words.ts'
import { Waiting } from '../shell/waiting.tsx'
import type { PageLink } from './page-link.ts'

export const previewWidths = [360, 768, 1280, 1920] as const
export const previewThemes = ['system', 'light', 'dark'] as const
export type PreviewWidth = (typeof previewWidths)[number] | 'fit'
export type PreviewTheme = (typeof previewThemes)[number]

/** How often the frame is looked at for another page, in milliseconds. */
const moment = 50

interface Props {
  address: string
  title: string
  width: PreviewWidth
  theme: PreviewTheme
  link: PageLink
}

/** The page in a frame; wider than its place, it is drawn smaller. */
export function PreviewFrame({ address, title, width, theme, link }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [waiting, setWaiting] = useState(true)
  const [first] = useState(address)
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    // As another `src` it would be a step of its own: Back would show the page before beside the text of this one.
    frame.current?.contentWindow?.location.replace(address)
  }, [address])
  const room = useRoom(place)
  const wanted = width === 'fit' ? room.width : width
  const scale = room.width > 0 ? Math.min(1, room.width / wanted) : 1
  useEffect(() => {
    const style = frame.current?.style
    style?.setProperty('width', `${wanted}px`)
    style?.setProperty('height', `${room.height / scale}px`)
    style?.setProperty('transform', scale < 1 ? `scale(${scale})` : 'none')
  }, [wanted, room.height, scale])
  const dress = useCallback(() => {
    // The theme belongs to this frame: the choice of the site itself, which is stored, stays as it is.
    const root = frame.current?.contentDocument?.documentElement
    if (!root) return
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  }, [theme])
  useEffect(dress, [dress])
  const load = useCallback(() => {
    const page = frame.current?.contentDocument
    if (!page || page.location.href === 'about:blank' || page.readyState === 'loading') return
    dress()
    link.attach(page, address)
    setWaiting(false)
  }, [dress, link, address])
  useEffect(() => {
    // A page that can be read is there long before the last of its scripts, and a press on it is meant at once. Asked in
    // every frame, WebKit would draw everything anew sixty times a second.
    const timer = setInterval(load, moment)
    return () => clearInterval(timer)
  }, [load])
  useEffect(() => () => link.detach(), [link])
  return (
    <div className="desk-frame" ref={place}>
      <iframe ref={frame} src={first} title={title} onLoad={load} />
      {waiting && <Waiting>{words.preview.waiting}</Waiting>}
    </div>
  )
}

function useRoom(place: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setRoom({ width: Math.floor(width), height: Math.floor(height) })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return room
}

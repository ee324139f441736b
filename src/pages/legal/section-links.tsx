import type { MouseEvent, ReactNode } from 'react'
import { fillWords } from '#src/lib/fill-words.ts'
import { useAnnounce } from '#src/site/frame/announcer.tsx'

/** Text whose section signs copy the address of their section when they are followed. */
export function SectionLinks({ copied, children }: { copied: string; children: ReactNode }) {
  const announce = useAnnounce()
  const copy = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.anchor') : null
    if (!link || !navigator.clipboard) return
    const number = link.parentElement?.textContent?.match(/^[\d.]*\d/)?.[0] ?? ''
    navigator.clipboard.writeText(link.href).then(
      () => announce(fillWords(copied, { number })),
      () => {},
    )
  }
  // The links are real ones and reached by the keyboard themselves; this only listens to what they do.
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: see above
  return <div onClick={copy}>{children}</div>
}

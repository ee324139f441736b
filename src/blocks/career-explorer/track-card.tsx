import type { TrackSummary } from '#src/blocks/career-explorer/row.ts'
import { useLinkButton } from '#src/ui/use-link-button.ts'
import { TrackCurves } from './track-curves.tsx'

interface TrackCardProps {
  track: TrackSummary
  pressed: boolean
  href: string
  onSelect: () => void
}

/**
 * A card that is pressed anywhere. Its title is a link in prerendered HTML; once React runs, the same element acts as a
 * toggle button. Without script all roles are there, and the card leads to those of its path.
 */
export function TrackCard({
  track: { id, title, text, steps, announcement },
  pressed,
  href,
  onSelect,
}: TrackCardProps) {
  const button = useLinkButton(onSelect, { 'aria-pressed': pressed })
  return (
    <div className={pressed ? 'track on-ink' : 'track'}>
      <TrackCurves track={id} className="track-curves" />
      <a href={href} className="track-title needs-script" aria-describedby={`track-${id}-text`} {...button}>
        {title}
      </a>
      <a href={`#${id}-roles`} className="track-title without-script">
        {title}
      </a>
      <div id={`track-${id}-text`} className="grid grid-rows-[auto_1fr_auto] gap-3 px-6 pb-6">
        <p>{text}</p>
        <p className="text-sm text-muted">{steps}</p>
        <p className="label">{announcement}</p>
      </div>
    </div>
  )
}

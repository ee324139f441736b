import type { PathChooserProps } from '#src/blocks/path-chooser/path-chooser.tsx'
import { element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The three ways with their links; a time is proposed by mail where there is no calendar. */
export const plainPathChooser = ({ call, email, calendar, ...ways }: PathChooserProps): Tree =>
  [
    { tile: call, way: link(ways.phone.href, ways.phone.display) },
    { tile: email, way: link(`mailto:${ways.address}`, ways.address) },
    { tile: calendar, way: link(ways.calendarLink?.href ?? ways.mailto, ways.propose.summary) },
  ].flatMap(({ tile, way }) => [element('h3', tile.title), ...paragraphs(tile.text, way)])

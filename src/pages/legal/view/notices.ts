import { isToldOnly, type LegalStatus } from '#src/content/legal/versions.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { linkTo } from '#src/lib/link-to.ts'
import type { Notice } from '#src/pages/legal/notices.tsx'
import { type PlacedVersion, toldOf, versionDates } from './history.ts'

/** What to know of a version that is not in effect, and where to go instead. */
export function standing({ timeline, version }: PlacedVersion, path: string, content: ContentIndex): Notice {
  const { versions: words, withdrawn } = content.single('legalWords')
  const { status } = version
  const sentences: Partial<Record<LegalStatus, string>> = {
    superseded: words.superseded,
    announced: words.future,
    future: words.future,
    withdrawn: withdrawn.notice,
  }
  const next = status === 'superseded' ? version.after : version.before && version
  const links = [
    ...(timeline.current ? [{ label: words.readCurrent, href: linkTo('legal', timeline) }] : []),
    ...(next ? [{ label: words.readChanges, href: linkTo('legalChanges', at(timeline, next)) }] : []),
  ]
  return {
    text: fillWords(sentences[status] ?? '', { ...versionDates(version), ...toldOf(version) }),
    links: links.filter(({ href }) => href !== path),
  }
}

const at = ({ document }: PlacedVersion['timeline'], { effective }: PlacedVersion['version']) => ({
  document,
  date: effective,
})

/** What is said on top of the version in effect of those that were announced, until the day of each has come. */
export function coming({ timeline }: PlacedVersion, content: ContentIndex, today: string): Notice[] {
  const words = content.single('legalWords')
  return timeline.versions
    .filter(({ effective }) => effective > today)
    .flatMap((version): Notice[] => {
      if (!isToldOnly(version.status)) return []
      const { coming: sentence, read } = words[version.status]
      const said = fillWords(sentence, { ...versionDates(version), ...toldOf(version) })
      const links = [{ label: read, href: linkTo('legalVersion', at(timeline, version)) }]
      if (version.withdrawn) return [{ text: said, links }]
      const changes = { label: words.announced.changes, href: linkTo('legalChanges', at(timeline, version)) }
      const follow = { label: words.feed.follow, href: linkTo('legalFeed', timeline) }
      return [{ text: `${said} ${version.source.data.changes}`, links: [...links, changes, follow] }]
    })
}

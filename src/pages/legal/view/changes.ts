import type { TreeNode } from '#src/body/tree.ts'
import type { Address } from '#src/content/addresses.ts'
import { isToldOnly, type LegalVersion } from '#src/content/legal/versions.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { RedlineView } from '#src/pages/legal/redline/template.tsx'
import { redline } from '#src/pages/legal/view/redline.ts'
import type { Day, Draft } from '#src/pages/view/draft.ts'
import { plainLegalBody } from './body.ts'
import { placedVersion, versionHistory } from './history.ts'
import { legalBreadcrumb, namedDate, runningTitle } from './legal.ts'
import { standing } from './notices.ts'
import { namedHeading } from './place.ts'
import { changedWords } from './redline/change-markup.ts'
import { foldMoved } from './redline/fold-moved.ts'

/** The page that compares a version of a legal text with the one before it. */
export function changesDraft({ slug, path }: Address, content: ContentIndex, today: Day): Draft<RedlineView> {
  const builtOn = today()
  const placed = placedVersion(slug, content, builtOn)
  const { source, before, status } = placed.version
  const old = (before as LegalVersion<Entry<'legal'>>).source
  const words = content.single('legalWords').redline
  const { title, effective, changes } = source.data
  const gaps = { title, date: formatDate(effective), before: formatDate(old.data.effective) }
  const pageTitle = fillWords(words.pageTitle, gaps)
  const spoken = { ...words, insertion: `${words.insertion} `, deletion: `${words.deletion} ` }
  const compared = redline(plainLegalBody(old, content, builtOn), plainLegalBody(source, content, builtOn), spoken)
  const { insertions, deletions, moves } = compared
  const view: RedlineView = {
    eyebrow: content.single('legalWords').eyebrow,
    title: pageTitle,
    dates: [namedDate(words.before, old.data.effective), namedDate(words.now, effective)],
    notices: isToldOnly(status) ? [standing(placed, path, content)] : [],
    summary: changes ? { title: words.summary, text: changes } : undefined,
    counts: fillWords(words.counts, { insertions, deletions, moves }),
    how: {
      title: words.how,
      inserted: changedWords('inserted', [words.howInserted], spoken),
      deleted: changedWords('deleted', [words.howDeleted], spoken),
      moved: words.howMoved,
    },
    sections: { title: words.sections, items: compared.sections },
    history: versionHistory(placed, path, content),
    running: runningTitle(pageTitle, placed.version, content),
    breadcrumb: legalBreadcrumb(placed, path, content.single('legalWords').versions.changes, content),
  }
  const description = fillWords(words.description, gaps)
  const body = foldMoved(compared.body, words.formerWords).map((node): TreeNode => {
    if (typeof node === 'string' || !node[1]?.id) return node
    const [type, { id }, ...children] = node
    return namedHeading(type, String(id), ...children)
  })
  return { title: pageTitle, description, view, body, index: false }
}

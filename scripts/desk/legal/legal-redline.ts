import type { Tree } from '../../../src/body/tree.ts'
import type { ContentIndex, Entry } from '../../../src/content/queries.ts'
import type { LegalRedline } from '../../../src/desk/requests/legal.ts'
import { plainLegalBody } from '../../../src/pages/legal/view/body.ts'
import { placedVersion } from '../../../src/pages/legal/view/history.ts'
import { redline } from '../../../src/pages/legal/view/redline.ts'
import type { LiveCheck } from '../../dev/live-check.ts'
import { Refusal } from '../http/refusal.ts'

/** A version of a legal text and the one before it, as words only. */
interface ComparedTexts {
  content: ContentIndex
  old: LegalText
  now: LegalText
}

interface LegalText {
  title: string
  /** The day from which it applies. */
  effective: string
  body: Tree
}

/** @throws Refusal when there is nothing to compare, or a legal text has errors */
export function comparedTexts(check: LiveCheck, slug: string): ComparedTexts {
  const content = comparable(check, slug)
  const today = check.today()
  const { version } = placedVersion(slug, content, today)
  const before = version.before?.source
  if (!before) throw new Refusal(404, 'This is the first version: there is none to compare it with.')
  const textOf = (source: Entry<'legal'>): LegalText => {
    const { title, effective } = source.data
    return { title, effective, body: plainLegalBody(source, content, today) }
  }
  return { content, old: textOf(before), now: textOf(version.source) }
}

/**
 * A version of a legal text compared with the one before it, as its page of changes shows it.
 *
 * @throws Refusal when there is nothing to compare, or a legal text has errors
 */
export function legalRedline(check: LiveCheck, slug: string): LegalRedline {
  const { content, old, now } = comparedTexts(check, slug)
  const compared = redline(old.body, now.body, content.single('legalWords').redline, 'everything', 'kept')
  return { title: now.title, before: old.effective, now: now.effective, ...compared }
}

/**
 * The content as it is compared. What is wrong in texts of other kinds keeps nobody from it.
 *
 * @throws Refusal when a legal text has errors
 */
export function comparable(check: LiveCheck, slug: string): ContentIndex {
  // While one is wrong its page shows what was right before, which is no text to hand out.
  const isWrong = check
    .last()
    .issues.some((issue) => issue.file.startsWith('content/legal/') && issue.severity === 'error')
  const content = isWrong ? null : check.index()
  const isThere = content?.entries('legal').some((entry) => entry.slug === slug)
  if (!content || !isThere)
    throw new Refusal(409, 'A legal text has an error. Once it is put right, the versions can be compared.')
  return content
}

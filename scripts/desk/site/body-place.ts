import { type ScannedAttribute, scanTag } from '../../../src/body/scan-tag.ts'
import type { DeskIssue } from '../../../src/desk/requests/issue.ts'
import { wordsAt } from '../../../src/desk/text/model/words-at.ts'

/** So much of a passage is enough to know it again. */
const enough = 40

/** What stands at an offset of a body, for somebody who sees no lines: a field of a block, or a passage of words. */
export function bodyPlace(text: string, offset: number): Pick<DeskIssue, 'block' | 'field' | 'passage'> {
  const last = [...text.slice(0, offset + 2).matchAll(/<(?=[A-Z])/g)].at(-1)
  const tag = last && scanTag(text, last.index)
  // A tag that cannot be read to its end is what the issue is about.
  if (tag && (tag.end ?? text.length) > offset) {
    const isHere = ({ at, value }: ScannedAttribute) => at[0] <= offset && offset < (value ?? at)[1]
    const field = tag.attributes.find(isHere)?.name
    return { block: text.slice(...tag.name).slice(1), ...(field && { field }) }
  }
  const words = wordsAt(text, offset, 'mdx').replaceAll(/\s+/g, ' ').trim()
  if (!words) return {}
  return { passage: words.length > enough ? `${words.slice(0, enough).replace(/\s\S*$/, '')}…` : words }
}

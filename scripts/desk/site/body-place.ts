import { scanTag } from '../../../src/body/scan-tag.ts'
import type { DeskIssue } from '../../../src/desk/api.ts'
import { wordsAt } from '../../../src/desk/text/words-at.ts'

/** So much of a passage is enough to know it again. */
const enough = 40

/** What stands at an offset of a body, for somebody who sees no lines: in the tag of a block, or in a passage of words. */
export function bodyPlace(text: string, offset: number): Pick<DeskIssue, 'block' | 'passage'> {
  const last = [...text.slice(0, offset + 2).matchAll(/<(?=[A-Z])/g)].at(-1)
  const tag = last && scanTag(text, last.index)
  // A tag that cannot be read to its end is what the issue is about.
  if (tag && (tag.end ?? text.length) > offset) return { block: text.slice(...tag.name).slice(1) }
  const words = wordsAt(text, offset, 'mdx').replaceAll(/\s+/g, ' ').trim()
  if (!words) return {}
  return { passage: words.length > enough ? `${words.slice(0, enough).replace(/\s\S*$/, '')}…` : words }
}

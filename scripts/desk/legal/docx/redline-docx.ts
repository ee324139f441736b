import type { Tree } from '../../../../src/body/tree.ts'
import { packDocx } from './docx-parts.ts'
import type { Origin } from './run-writer.ts'
import { textBlocks } from './text-blocks.ts'
import { writeBody } from './write-body.ts'

/** A version of a text. */
export interface DocxText {
  title: string
  /** Numbered, with footnotes as a section of their own. */
  body: Tree
}

/**
 * Two versions of a text as a Word document whose changes are tracked: accepted they are the later version, rejected the
 * earlier one.
 */
export async function redlineDocx(old: DocxText, now: DocxText, origin: Origin): Promise<Buffer> {
  const [before, after] = [old, now].map(({ title, body }) => textBlocks([['h1', null, title], ...body]))
  const written = writeBody(before ?? [], after ?? [], origin)
  const date = `${origin.day}T00:00:00Z`
  const { author, version } = origin
  return packDocx({ title: now.title, author, version, date, ...written })
}

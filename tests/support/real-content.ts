import { type ContentData, type ContentIndex, contentIndex } from '#src/content-index/queries.ts'
import { createContent } from '../../scripts/content/content.ts'

let checked: Promise<ContentData> | undefined

async function check(): Promise<ContentData> {
  const { data, issues } = await createContent({ root: process.cwd() }).check()
  if (!data) throw new Error(`The content has errors: ${issues.map(({ file, message }) => `${file}: ${message}`).join('\n')}`)
  return data
}

/** Everything in `content/`, checked once for all tests of a file. */
export function realData(): Promise<ContentData> {
  checked ??= check()
  return checked
}

/** The queries over everything in `content/`. */
export async function realIndex(): Promise<ContentIndex> {
  return contentIndex(await realData())
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Tree } from '#src/body/tree.ts'
import { siteTimelines } from '#src/content/legal/versions.ts'
import { type ContentIndex, contentIndex, type Entry } from '#src/content/queries.ts'
import { plainLegalBody } from '#src/pages/legal/view/body.ts'
import { createContent } from '../../scripts/content/content.ts'
import { compareTexts, treeOf } from '../../scripts/desk/legal/compare-word.ts'
import { packDocx } from '../../scripts/desk/legal/docx/docx-parts.ts'
import { type DocxText, redlineDocx } from '../../scripts/desk/legal/docx/redline-docx.ts'
import { textBlocks } from '../../scripts/desk/legal/docx/text-blocks.ts'
import { writeBody } from '../../scripts/desk/legal/docx/write-body.ts'
import { readDocx } from '../../scripts/desk/word/read-docx.ts'
import { fetchMammoth, type Mammoth } from './mammoth.ts'
import { Office } from './office.ts'
import { besideEmpty, hasPandoc, readByPandoc } from './pandoc.ts'
import { partAccepted } from './part-accepted.ts'
import { RandomVersions } from './random-versions.ts'
import { linesOfBlocks, linesOfOffice, site } from './text-lines.ts'

/** Two versions of a text. */
export interface Pair {
  name: string
  old: DocxText
  now: DocxText
}

const root = path.resolve(import.meta.dirname, '../..')
const today = '2026-11-29'

/** Everything in `content/`: these programs run without the tests, which read what is left for them. */
export async function checkedContent(): Promise<ContentIndex> {
  const { data } = await createContent({ root, now: today }).check()
  if (!data) throw new Error('The content has errors')
  return contentIndex(data)
}

/** Every version of the real legal texts and the one before it. */
export async function historyPairs(): Promise<Pair[]> {
  const content = await checkedContent()
  const text = (entry: Entry<'legal'>): DocxText => ({
    title: entry.data.title,
    body: plainLegalBody(entry, content, today),
  })
  return siteTimelines(content, today).flatMap(({ versions }) =>
    versions.flatMap(({ source, before }) =>
      before ? [{ name: source.slug, old: text(before.source), now: text(source) }] : [],
    ),
  )
}

export function randomPair(seed: number): Pair {
  const { old, now } = new RandomVersions(seed).pair()
  return { name: `random pair ${seed}`, old: { title: 'Terms', body: old }, now: { title: 'Terms', body: now } }
}

export const randomPairs = (count: number): Pair[] => Array.from({ length: count }, (_, seed) => randomPair(seed))

const origin = { author: 'The firm', version: 'terms/2026-01-01', day: today, site }

/** What is wrong with the documents of these pairs: a sentence each. */
export async function redlineFaults(pairs: readonly Pair[], tell = (_name: string) => {}): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'redlines-'))
  const office = new Office()
  const mammoth = await fetchMammoth().catch(({ message }: Error) => void console.log(message))
  const faults: string[] = []
  try {
    for (const pair of pairs) {
      faults.push(...(await faultsOf(pair, folder, office, mammoth)))
      tell(pair.name)
    }
  } finally {
    await office.close()
    await rm(folder, { recursive: true, force: true })
  }
  return faults
}

async function faultsOf(
  { name, old, now }: Pair,
  folder: string,
  office: Office,
  mammoth: Mammoth | undefined,
): Promise<string[]> {
  const written = async (as: string, before: DocxText, after: DocxText) => {
    const file = path.join(folder, `${as}.docx`)
    await writeFile(file, await redlineDocx(before, after, origin))
    return file
  }
  const file = await written('redline', old, now)
  const faults: string[] = []
  for (const [act, text] of [
    ['accept', now],
    ['reject', old],
  ] as const) {
    const wanted = linesOfBlocks(textBlocks([['h1', null, text.title], ...text.body]))
    const shown = linesOfOffice(await office.ask({ file, act }))
    faults.push(...difference(`${name}, ${act} in LibreOffice`, wanted, shown))
    const plain = await written('plain', text, text)
    if (hasPandoc())
      faults.push(
        ...difference(
          `${name}, ${act} in pandoc`,
          ...besideEmpty(await readByPandoc(plain, 'accept'), await readByPandoc(file, act)),
        ),
      )
    if (mammoth && act === 'accept')
      faults.push(...difference(`${name}, accept in mammoth`, await mammoth(plain), await mammoth(file)))
  }
  return faults
}

/**
 * What is wrong where LibreOffice accepts some changes and rejects the others, one by one: what it shows, and what the desk
 * finds in the file when it comes back, is not that part of both texts.
 */
export async function partFaults(seeds: readonly number[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'redlines-'))
  const [file, saved] = [path.join(folder, 'redline.docx'), path.join(folder, 'saved.docx')]
  const office = new Office()
  const words = (await checkedContent()).single('legalWords').redline
  const title = 'Terms'
  const faults: string[] = []
  try {
    for (const seed of seeds) {
      const random = new RandomVersions(seed)
      const { old, now } = random.pair()
      const [before, after] = [old, now].map((body): Tree => [['h1', null, title], ...body]) as [Tree, Tree]
      const { blocks, accepted } = partAccepted(before, after, () => random.chance())
      await writeFile(file, await redlineDocx({ title, body: old }, { title, body: now }, origin))
      const shown = await office.ask({ file, act: 'some', accepted, save: saved })
      const lines = [linesOfBlocks(blocks), linesOfOffice(shown)].map((all) => all.map(withoutNumber))
      faults.push(...difference(`random pair ${seed}, a part accepted in LibreOffice`, lines[0] ?? [], lines[1] ?? []))
      const plain = { ...writeBody(blocks, blocks, origin), ...origin, title, date: `${today}T00:00:00Z` }
      const body = treeOf((await readDocx(await packDocx(plain))).body)
      const version = { slug: origin.version, author: origin.author, title, body }
      const { insertions, deletions, moves } = compareTexts(
        version,
        await readDocx(await readFile(saved), {}, true),
        words,
      )
      if (insertions + deletions + moves > 0)
        faults.push(
          `random pair ${seed}, a part accepted: ${insertions} inserted, ${deletions} deleted, ${moves} moved`,
        )
    }
  } finally {
    await office.close()
    await rm(folder, { recursive: true, force: true })
  }
  return faults
}

/** Items of which list go on counting is for neither text to say. */
const withoutNumber = (line: string) => line.replace(/^(List\w+) \d+\./, '$1 #')

/** The lines between those that are the same at both ends. */
function difference(what: string, wanted: readonly string[], shown: readonly string[]): string[] {
  if (JSON.stringify(wanted) === JSON.stringify(shown)) return []
  const start = wanted.findIndex((line, at) => line !== shown[at])
  const lines = (sign: string, all: readonly string[]) => all.slice(start, start + 4).map((line) => `  ${sign} ${line}`)
  return [[what, ...lines('-', wanted), ...lines('+', shown)].join('\n')]
}

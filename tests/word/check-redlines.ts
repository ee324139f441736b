import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { siteTimelines } from '#src/content/legal/versions.ts'
import { contentIndex, type Entry } from '#src/content/queries.ts'
import { plainLegalBody } from '#src/pages/legal/view/body.ts'
import { createContent } from '../../scripts/content/content.ts'
import { type DocxText, redlineDocx } from '../../scripts/desk/legal/docx/redline-docx.ts'
import { textBlocks } from '../../scripts/desk/legal/docx/text-blocks.ts'
import { fetchMammoth, type Mammoth } from './mammoth.ts'
import { Office } from './office.ts'
import { hasPandoc, readByPandoc } from './pandoc.ts'
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

/** Every version of the real legal texts and the one before it. */
export async function historyPairs(): Promise<Pair[]> {
  const { data } = await createContent({ root, now: today }).check()
  if (!data) throw new Error('The content has errors')
  const content = contentIndex(data)
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

export const randomPairs = (count: number): Pair[] =>
  Array.from({ length: count }, (_, seed) => {
    const { old, now } = new RandomVersions(seed).pair()
    return { name: `random pair ${seed}`, old: { title: 'Terms', body: old }, now: { title: 'Terms', body: now } }
  })

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
        ...difference(`${name}, ${act} in pandoc`, await readByPandoc(plain, 'accept'), await readByPandoc(file, act)),
      )
    if (mammoth && act === 'accept')
      faults.push(...difference(`${name}, accept in mammoth`, await mammoth(plain), await mammoth(file)))
  }
  return faults
}

/** The lines between those that are the same at both ends. */
function difference(what: string, wanted: readonly string[], shown: readonly string[]): string[] {
  if (JSON.stringify(wanted) === JSON.stringify(shown)) return []
  const start = wanted.findIndex((line, at) => line !== shown[at])
  const lines = (sign: string, all: readonly string[]) => all.slice(start, start + 4).map((line) => `  ${sign} ${line}`)
  return [[what, ...lines('-', wanted), ...lines('+', shown)].join('\n')]
}

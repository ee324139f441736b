import path from 'node:path'
import type { WordChoices } from '../../../src/desk/requests/word.ts'
import type { Answers } from '../../../src/desk/requests.ts'
import { fieldsEnd } from '../../../src/lib/fields-end.ts'
import { starter } from '../../new-entry/create-entry.ts'
import { kinds } from '../../new-entry/kinds.ts'
import { UsageError } from '../../tools/usage-error.ts'
import type { DeskContext } from '../context.ts'
import { addPicture } from '../entry/add-picture.ts'
import { type ContentFile, contentFile, refuseTaken } from '../entry/content-file.ts'
import { saveEntry } from '../entry/save-entry.ts'
import { Refusal } from '../http/refusal.ts'
import { type Loss, lossSentences } from './lost.ts'
import { type WrittenWord, writeApart } from './read-apart.ts'

interface Wanted {
  kind: string
  /** Empty, the document’s own title is taken, or the name of its file. */
  title: string
  /** The name of the document’s file. */
  name: string
  choices: WordChoices
}

/**
 * Starts an entry with what a Word document says; its pictures are laid beside it.
 *
 * @throws Refusal when it is no such document, or the kind has no text
 */
export async function newFromWord(desk: DeskContext, wanted: Wanted, bytes: Buffer): Promise<Answers<'POST word'>> {
  const isPage = kinds[wanted.kind]?.collection === 'pages'
  const word = await writeApart(bytes, wanted.choices, isPage ? 'sections' : 'text')
  const { file, text, lost } = started(desk, wanted, word.title)
  const place = contentFile(desk.root, file)
  const end = fieldsEnd(text)
  if (place.format !== 'mdx' || end === undefined)
    throw new Refusal(409, 'This kind of entry has no text of its own. Choose another one for a Word document.')
  refuseTaken(place)
  const { body, refused } = await withPictures(desk, place, word)
  saveEntry(place, `${text.slice(0, end).trimEnd()}\n\n${body}\n`, null)
  await desk.check.recheck([file])
  // Alone, nobody can take them over.
  const comments = desk.team ? word.markup.filter(({ kind }) => kind === 'comment') : []
  const losses = word.losses.filter(({ kind }) => kind !== 'comments' || comments.length === 0)
  return { file, left: [...lossSentences([...lost, ...losses, ...refused]), ...word.left], comments }
}

/** The entry under the title that was written, or that of the document, or the name of its file where that is none. */
function started(desk: DeskContext, { kind, title, name }: Wanted, own: string | undefined) {
  const start = (words: string) => starter(desk.root, kind, words, desk.check.today())
  if (title.trim() || !own) return { ...start(title.trim() || nameOf(name)), lost: [] }
  try {
    return { ...start(own), lost: [] }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const lost: Loss[] = [{ kind: 'title', words: own, under: '' }]
    return { ...start(nameOf(name)), lost }
  }
}

const nameOf = (file: string) => file.replace(/\.docx$/i, '').replaceAll(/[-_]+/g, ' ')

/** Lays the pictures of a document beside its entry, each once; where one is refused nothing shows it. */
async function withPictures(desk: DeskContext, place: ContentFile, { body, pictures }: WrittenWord) {
  const base = `${path.posix.basename(place.file, '.mdx')}-picture`
  const names = new Map<string, string>()
  const refused: Loss[] = []
  for (const [name, bytes] of pictures) {
    try {
      const { src } = await addPicture(desk, place, `${base}${path.extname(name)}`, Buffer.from(bytes))
      names.set(name, src)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ kind: 'refusedPictures', words: error.message, under: '' })
    }
  }
  return { body: renamed(body, names), refused }
}

/** The text with the pictures under the names they have now. Each stands on a line of its own. */
const renamed = (text: string, names: ReadonlyMap<string, string>) =>
  text
    .replace(/((?:\n[ >]*)*)<Picture src="([^"]*)"(.*)/g, (_all, before: string, name: string, rest: string) => {
      const now = names.get(name)
      return now ? `${before}<Picture src="${now}"${rest}` : ''
    })
    .trim()

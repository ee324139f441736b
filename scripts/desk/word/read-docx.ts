import type { Node } from 'prosemirror-model'
import { importWords } from '../../../src/desk/import-words.ts'
import type { LossKind } from '../../../src/desk/loss-sentence.ts'
import type { WordChoices } from '../../../src/desk/requests/word.ts'
import { bodySchema } from '../../../src/desk/text/model/body-schema.ts'
import { cleanPaste } from '../../../src/desk/text/paste/clean-paste.ts'
import { Refusal } from '../http/refusal.ts'
import { versionProperty } from '../legal/docx/docx-parts.ts'
import { restoreKinds } from '../legal/docx/restore-kinds.ts'
import { htmlDocument } from './html-document.ts'
import type { Loss } from './lost.ts'
import { formatOf } from './picture-format.ts'
import { picturesIn, titleIn } from './word-html.ts'
import { type PlacedMarkup, WordMarkup } from './word-markup.ts'
import { WordNumbers } from './word-numbers.ts'
import { type WordPart, type WordParts, wordParts } from './word-parts.ts'
import { WordStyles } from './word-styles.ts'
import { writeHtml } from './write-html.ts'
import type { WordKnown, Writing } from './writing.ts'
import { allOf, elementsOf, plainOf, wordsOf } from './xml-tree.ts'

/** What a Word document says. */
export interface WordText {
  /** Its first heading of the highest rank, when it begins with it. */
  title?: string
  body: Node
  /** Everything that could not be kept. */
  losses: Loss[]
  /** What had to change its form, in sentences. */
  left: string[]
  /** The pictures the body shows, by the name they have in it. */
  pictures: ReadonlyMap<string, Uint8Array>
  /** What others wrote beside its text. */
  markup: PlacedMarkup[]
  /** Of a document that came back: the version it says it is. */
  version?: string | undefined
}

/**
 * A Word document as a body in the house style: headings, lists, links, tables, footnotes, quotations, pictures, bold and
 * italic.
 *
 * @param isReturned whether it is a text that others were given: what they wrote beside it is marked in the body
 * @throws Refusal when it is none
 */
export async function readDocx(bytes: Uint8Array, choices: WordChoices = {}, isReturned = false): Promise<WordText> {
  const parts = await wordParts(bytes).catch((error) => {
    throw error instanceof Refusal ? error : new Refusal(415, whyUnread(bytes))
  })
  if (isReturned) restoreKinds(parts.main.root)
  const markup = await WordMarkup.of(parts, isReturned)
  const { html, writing } = writeHtml(await knownOf(parts), choices, markup)
  const document = htmlDocument(html)
  if (picturesIn(document.body)) writing.losses.push({ kind: 'movedPictures', words: '', under: '' })
  const title = titleIn(document.body, (note) => writing.losses.push({ kind: 'noteOfTitle', words: note, under: '' }))
  const cleaned = cleanPaste('', () => document)
  const body = bodySchema.nodes.doc?.create(null, cleaned.slice.content) as Node
  const losses = [...writing.losses, ...uncalled(writing), ...(await partsLost(writing)), ...(await marginsOf(parts))]
  for (const type of parts.broken)
    losses.push({ kind: 'brokenParts', words: importWords.parts[type] ?? type, under: '' })
  return {
    ...(title && { title }),
    ...(isReturned && { version: await parts.property(versionProperty) }),
    ...{ body, markup: markup.all(), losses, left: cleaned.left, pictures: writing.pictures },
  }
}

/** Word packs what it protects, and what it saved before 2007, in a format of its own. */
function whyUnread(bytes: Uint8Array): string {
  const file = Buffer.from(bytes)
  if (file.subarray(0, 4).toString('hex') !== 'd0cf11e0')
    return 'This is no Word document that can be read. Word saves them with the ending .docx.'
  return file.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? 'This document is protected by a password. Take the password away in Word, save it and try that.'
    : 'This document is in the format of an old Word. Save it anew in Word, with the ending .docx, and try that.'
}

/** What its parts say, without the text. */
export async function knownOf(parts: WordParts): Promise<WordKnown> {
  const [style] = await parts.ofType('styles')
  const [numbering] = await parts.ofType('numbering')
  const styles = new WordStyles(style?.root)
  const numbers = new WordNumbers(numbering?.root, (id) => styles.named(id, 'run').numId)
  const all = [...(await parts.ofType('footnotes')), ...(await parts.ofType('endnotes'))]
  const notes = all.flatMap((part) =>
    elementsOf(part.root).map(
      (element) => [`${element.name.slice(2)} ${element.attrs['w:id']}`, { element, part }] as const,
    ),
  )
  const pictures = await picturesOf(parts, [parts.main, ...all])
  return { parts, styles, numbers, notes: new Map(notes), pictures }
}

async function picturesOf(parts: WordParts, used: readonly WordPart[]): Promise<Map<string, Uint8Array>> {
  const files = used.flatMap(({ targets }) =>
    [...targets.values()].filter(({ type, outside }) => type === 'image' && !outside),
  )
  const pictures = new Map<string, Uint8Array>()
  for (const { at } of files) {
    const bytes = await parts.bytes(at)
    if (bytes) pictures.set(at, bytes)
  }
  return pictures
}

/** Notes whose mark is nowhere, or went with a change. */
function uncalled({ notes, known }: Writing): Loss[] {
  const called = new Set(notes.map(({ element }) => element))
  const all = [...known.notes.values()].filter(({ element }) => !called.has(element))
  const words = all.map(({ element }) => wordsOf(element)).filter((one) => one.trim())
  return words.map((one) => ({ kind: 'uncalledNotes', words: one, under: '' }))
}

/** Charts, diagrams and other documents, with the words that stand in parts of their own. */
async function partsLost({ lostParts, known: { parts } }: Writing): Promise<Loss[]> {
  return Promise.all(
    lostParts.map(async ({ kind, id, part, under }) => {
      const target = part.targets.get(id)
      const words = target && (target.outside ? target.at : await wordsIn(parts, target.at))
      return { kind, words: words ?? '', under }
    }),
  )
}

/** The words of a part, whatever it is: a chart, a page of HTML, a document of Word. */
async function wordsIn(parts: WordParts, file: string): Promise<string> {
  const bytes = (await parts.bytes(file)) ?? new Uint8Array()
  const ofDocument = ({ main }: WordParts) => wordsOf(main.root)
  if (formatOf(bytes) === 'zip') return wordParts(bytes).then(ofDocument, () => '')
  const text = new TextDecoder().decode(bytes)
  return plainOf(text.replaceAll(/<(style|head|c:f|c:formatCode)\b.*?<\/\1>/gs, '').replaceAll('>', '> '))
}

/** What stands beside the text: comments, and the top and bottom of pages. */
async function marginsOf(parts: WordParts): Promise<Loss[]> {
  const comments = (await parts.ofType('comments')).flatMap(({ root }) =>
    elementsOf(root).map((comment) => wordsOf(comment)),
  )
  const said = ({ root }: WordPart) =>
    !isNumber(wordsOf(root)) || [...allOf(root, /^(?:a:blip|v:imagedata)$/)].length > 0
  const wordsOn = async (type: string) => (await parts.ofType(type)).filter(said).map(({ root }) => wordsOf(root))
  const lost = (kind: LossKind, all: readonly string[]) => all.map((words): Loss => ({ kind, words, under: '' }))
  return [
    ...lost(
      'comments',
      comments.filter((words) => words.trim()),
    ),
    ...lost('headers', await wordsOn('header')),
    ...lost('footers', await wordsOn('footer')),
  ]
}

/** “Page 2 of 7” says nothing in a text without pages. */
const isNumber = (words: string) => /^[\s\d–—/|.-]*(?:page|p\.)?[\s\d–—/|.-]*(?:of)?[\s\d–—/|.-]*$/i.test(words)

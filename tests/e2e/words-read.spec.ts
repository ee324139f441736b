import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { z } from 'zod'
import { blocks } from '#src/blocks/rows.ts'
import { type Collection, type CollectionName, collections } from '#src/content/collections.ts'
import { contentIndex } from '#src/content/queries.ts'
import { readTexts } from '../../scripts/content/checks/voice/read-texts.ts'
import { caseStudiesDocument } from '../../scripts/outputs/pdf/case-studies.ts'
import { previewEditions } from '../../scripts/outputs/pdf/preview-editions.ts'
import type { PrintedDocument } from '../../scripts/outputs/pdf/printed-document.ts'
import { realData } from '../support/labels.ts'
import { builtPages, dist, distFile, htmlOf } from '../support/pages.ts'
import { joinSigns } from '../support/words-of.ts'

interface Exception {
  kind: string
  why: string
  /** Where they stand on a page. */
  place?: string
  words?: RegExp
}

/** Published words that the rules of the firm’s voice do not read, beside names, quotations and code in the content. */
const exceptions: readonly Exception[] = [
  { kind: 'redlines', why: 'They cut sentences anywhere.', place: '.redline' },
  {
    kind: 'dates and times',
    why: 'They are fields of their own, or worked out.',
    words:
      /^(?:\p{Lu}\p{Ll}+day|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December|[AP]M)$/u,
  },
  {
    kind: 'figures',
    why: 'They are counted, or drawn from a list of numbers.',
    words: /^(?:[^\p{L}]*|\$?[\d.,]+[kmBMT]|million)$/u,
  },
  { kind: 'sizes of files', why: 'They are measured.', words: /^[KM]B$/ },
  {
    kind: 'values of legal texts',
    why: 'They are figures with a name.',
    place: 'td, p',
    words: /^(?:Seven|Three|years)$/,
  },
  {
    kind: 'letters and numbers of parts',
    why: 'They are the initials of a name, or a place in a list.',
    words: /^\p{Lu}{1,3}(?:\.\d)?$/u,
  },
  { kind: 'addresses', why: 'They are fields of their own.', words: /^[\w.-]+\.example(?:\/\S*)?$/ },
  { kind: 'mailboxes', why: 'They stand before an address.', place: 'a', words: /^hello$/ },
  {
    kind: 'criteria of WCAG, and commits',
    why: 'They are named by the standard, and by the history of the project.',
    place: '.criteria-name, #criteria h3',
    words: /^(?:\p{Lu}[\p{L}-]+|or|of|in|and|on|[0-9a-f]{8})$/u,
  },
  { kind: 'signs', why: 'The letter of the button that opens a note.', place: 'button', words: /^i$/ },
  {
    kind: 'code',
    why: 'Names under which the site stores something.',
    place: 'p',
    words: /^(?:theme|motion|reload-once)$/,
  },
  { kind: 'parts of words', why: 'What stands before is marked as a defined term.', words: /^s$/ },
]

/** The words of a text as readers see them, without the signs around them. */
const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%+]+$/gu, ''))
    .filter(Boolean)

/** Every text of the content that visitors read, cut where something is filled in. */
function readPieces(): string[][] {
  const { entries, lists, singles } = realData()
  const all: Record<string, unknown> = { ...entries, ...lists, ...singles }
  const rows = Object.entries(collections) as [CollectionName, Collection][]
  const texts = rows.flatMap(([collection, { kind }]) => {
    if (kind !== 'entries') return readTexts({ collection, value: all[collection], body: [] })
    const own = all[collection] as { data: unknown; body: [] }[]
    return own.flatMap(({ data, body }) => readTexts({ collection, value: data, body }))
  })
  return texts.flatMap(({ text }) => text.split(/\{\w+\}|\uFFFC/)).map(wordsOf)
}

/** What a schema lets editors choose from: readers see some of it, and no editor can write it otherwise. */
function choices(): string[][] {
  const found: string[][] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('enum' in node && Array.isArray(node.enum)) found.push(...node.enum.map((value) => wordsOf(String(value))))
    for (const part of Object.values(node)) visit(part)
  }
  for (const schema of [
    ...Object.values(collections).map(({ schema }) => schema),
    ...Object.values(blocks).map(({ props }) => props),
  ])
    visit(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }))
  return found
}

/** Tells how many of some words stand in that order in what was read: three of a longer text, or the whole of one. */
function readFrom(pieces: readonly string[][]) {
  const wholes = new Set(pieces.map((words) => words.join(' ')))
  const single = new Set(pieces.flat())
  const starts = new Map<string, [words: string[], at: number][]>()
  for (const words of pieces)
    for (const [at, word] of words.entries()) {
      const key = `${word} ${words[at + 1] ?? ''}`
      starts.set(key, [...(starts.get(key) ?? []), [words, at]])
    }
  return (words: readonly string[], isWhole: boolean): number => {
    // A word that stands out from its sentence.
    if (isWhole && words.length === 1 && single.has(words[0] as string)) return 1
    let most = 0
    for (const [read, at] of starts.get(`${words[0]} ${words[1] ?? ''}`) ?? []) {
      let length = 0
      while (length < words.length && read[at + length] === words[length]) length += 1
      most = Math.max(most, length)
    }
    if (most >= 3 || most === words.length) return most
    return [2, 1].find((length) => wholes.has(words.slice(0, length).join(' '))) ?? 0
  }
}

const spoken = ['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder']

/** Every text of a page, with the element it stands in. */
function textsOf(html: string): Placed[] {
  const { document, NodeFilter } = new JSDOM(html.replace(/<style>.*?<\/style>/gs, '')).window
  for (const part of document.querySelectorAll('script, template')) part.remove()
  joinSigns(document)
  const found: Placed[] = []
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    found.push([walker.currentNode.textContent ?? '', walker.currentNode.parentElement as Element])
  for (const element of document.querySelectorAll('*'))
    for (const name of spoken) if (element.hasAttribute(name)) found.push([element.getAttribute(name) ?? '', element])
  for (const element of document.querySelectorAll('meta[name=description]'))
    found.push([element.getAttribute('content') ?? '', element])
  return found
}

/** A text with where it stands: on a page in an element, elsewhere in no place a reader sees. */
type Placed = [text: string, element?: Element]

/** Words that the check has not read, and that no exception names. */
function unreadIn(source: string, texts: readonly Placed[]): string[] {
  return texts.flatMap(([text, element]) => {
    const words = wordsOf(text)
    const unread: string[] = []
    for (let at = 0; at < words.length; ) {
      const count = readWords(words.slice(at), at === 0)
      const exception = exceptions.find(
        ({ place, words: fits }) => (!place || element?.closest(place)) && (!fits || fits.test(words[at] as string)),
      )
      if (count === 0 && exception) met.add(exception)
      else if (count === 0)
        unread.push(
          `${source} ${element?.tagName.toLowerCase() ?? ''}: “${words[at]}” in “${text.trim().slice(0, 100)}”`,
        )
      at += count || 1
    }
    return unread
  })
}

const readWords = readFrom([...readPieces(), ...choices()])
const met = new Set<Exception>()

/** The texts of a feed, HTML or not. Addresses and dates are no words. */
function textsOfFeed(file: string): Placed[] {
  const texts: string[] = []
  if (file.endsWith('.xml')) {
    const { document } = new JSDOM(distFile(file), { contentType: 'text/xml' }).window
    const shown = /^(?:title|subtitle|description|summary|content|encoded|category)$/
    for (const element of document.getElementsByTagName('*'))
      if (shown.test(element.localName) && element.children.length === 0)
        texts.push(element.getAttribute('label') ?? element.textContent ?? '')
  } else
    JSON.parse(distFile(file), (key, value: unknown) => {
      if (/^(?:title|description|summary|content_html|content_text|name)$/.test(key)) texts.push(String(value))
      return value
    })
  return texts.flatMap((text): Placed[] => (/<\/?[a-z]/.test(text) ? textsOf(text) : [[text]]))
}

/** What a calendar shows of an event (RFC 5545, section 3.3.11 on its escapes). */
const textsOfCalendar = (file: string): Placed[] =>
  [
    ...distFile(file)
      .replace(/\r?\n /g, '')
      .matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION):(.*)$/gm),
  ].flatMap(([, text = '']) =>
    text.split('\\n').map((line): Placed => [line.replace(/\\([,;\\])/g, '$1').replace(/^https?:.*/, '')]),
  )

/** The words of a document that is printed, before they are drawn. */
function textsOfDocument(document: PrintedDocument): Placed[] {
  const texts: Placed[] = []
  JSON.stringify(document, (key, value: unknown) => {
    if (typeof value === 'string' && !/^(?:kind|id|to|href|address|language|sign)$/.test(key)) texts.push([value])
    return value
  })
  return texts
}

test('every word that is published was read by the check, or is of a kind that stands here with its reason', () => {
  const content = contentIndex(realData())
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const feeds = files.filter((file) => /^(?!_data).*\b(?:feed|atom|changes|feeds\/[\w-]+)\.(?:xml|json)$/.test(file))
  const calendars = files.filter((file) => file.endsWith('.ics'))
  const documents = [...caseStudiesDocument(content), ...previewEditions(content)]
  const list = distFile('llms.txt').replaceAll(/\]\(\S+\)/g, ']')
  const unread = [
    ...builtPages().flatMap(({ path }) => unreadIn(path, textsOf(htmlOf(path)))),
    ...feeds.flatMap((file) => unreadIn(file, textsOfFeed(file))),
    ...calendars.flatMap((file) => unreadIn(file, textsOfCalendar(file))),
    ...documents.flatMap((document) => unreadIn(document.address, textsOfDocument(document))),
    ...unreadIn(
      'llms.txt',
      list.split(/\n|\]:?/).map((part): Placed => [part]),
    ),
  ]
  expect([...new Set(unread)]).toEqual([])
  expect(exceptions.filter((exception) => !met.has(exception))).toEqual([])
  expect([feeds.length > 10, calendars.length > 0, documents.length > 5]).toEqual([true, true, true])
})

import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import type { Node } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import { expect, test } from 'vitest'
import { bodyEdits } from '#src/desk/text/body/body-edits.ts'
import { normalBody } from '#src/desk/text/body/normal-body.ts'
import { printChildren } from '#src/desk/text/body/print-node.ts'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'
import { applyEdits } from '#src/desk/text/model/text-edit.ts'
import { cleanPaste } from '#src/desk/text/paste/clean-paste.ts'
import { readDocx } from '../../../../scripts/desk/word/read-docx.ts'
import { signRuns } from '../../../support/sign-runs.ts'
import {
  heading,
  inList,
  noteMark,
  notes,
  paragraph,
  run,
  table,
  wordDocument,
} from '../../../support/word-document.ts'
import { read, withFields } from './read-for-test.ts'

const settings = { numRuns: 100, seed: Number(process.env.FAST_CHECK_SEED ?? 7) }

/** Every place rich text has for words, with these in it. */
function everyPlace(words: readonly string[]): string {
  const [a, b, c, d, e, f, g] = words.map((run) => run.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  return `<p>${a}</p><h2>${b}</h2><ul><li>${c}</li></ul><table><tr><th>${d}</th><th>x</th></tr><tr><td>y</td><td>${d}</td></tr></table>
    <p>See <a href="https://example.com/">${e}</a> and <b>${f}</b>x<sup data-footnote-ref="1"></sup></p><div data-footnote="1"><p>${g}</p></div>`
}

const { window } = new JSDOM('')
const parse = (html: string) => new window.DOMParser().parseFromString(html, 'text/html')
const paste = (html: string) => cleanPaste(html, parse).slice
const documentOf = (html: string) => bodySchema.nodes.doc.create(null, paste(html).content)
/** Where the printed text is read as something else. */
function difference(text: string, doc: Node): string | undefined {
  const [was, is] = [normalBody(doc), normalBody(read(text))]
  return was.eq(is) ? undefined : `${was} became ${is}, written as ${text}`
}

test('whatever signs are pasted, what is printed is read back as the same document', () => {
  fc.assert(
    fc.property(fc.tuple(...Array.from({ length: 7 }, () => signRuns)), (words) => {
      const doc = documentOf(everyPlace(words))
      expect(difference(withFields(printChildren(doc, () => undefined)), doc)).toBeUndefined()
    }),
    settings,
  )
})

test('and whatever signs a Word document brings', async () => {
  const plain = (words: string) => run(words.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  await fc.assert(
    fc.asyncProperty(fc.tuple(...Array.from({ length: 6 }, () => signRuns)), async (words) => {
      const [a = '', b = '', c = '', d = '', e = '', f = ''] = words.map(plain)
      const link = `<w:hyperlink r:id="rIdlink">${e}</w:hyperlink>`
      const body = `${paragraph(a)}${heading(2, b)}${paragraph(c, inList('letters'))}${paragraph(c, inList('plain'))}${table([d, 'x'])}`
      const noted = paragraph(`${link}${noteMark(1)}`)
      const { body: doc } = await readDocx(await wordDocument(body + noted, notes('footnote', paragraph(f))))
      expect(difference(withFields(printChildren(doc, () => undefined)), doc)).toBeUndefined()
    }),
    { ...settings, numRuns: 50 },
  )
})

test('and whatever signs are typed, wherever', () => {
  const text = withFields(
    printChildren(documentOf(everyPlace('One two_Three *_* ten___ ~x~ [y] six'.split(' '))), () => undefined),
  )
  const before = read(text)
  const places: number[] = []
  before.descendants((node, pos) => {
    if (node.isText) for (let at = 0; at <= node.nodeSize; at += 1) places.push(pos + at)
  })
  fc.assert(
    fc.property(fc.nat(places.length - 1), signRuns, (place, words) => {
      const at = places[place] as number
      const marks = before.resolve(at).marks()
      const { doc } = new Transform(before).insert(at, words ? bodySchema.text(words, marks) : [])
      expect(difference(applyEdits(text, bodyEdits(text, before, doc)), doc)).toBeUndefined()
    }),
    settings,
  )
})

test('two lines to fill in stay two lines', () => {
  const doc = documentOf('<p>Name ____ Date ____</p>')
  expect(printChildren(doc, () => undefined)).toBe('Name \\_\\_\\_\\_ Date \\_\\_\\_\\_')
})

test('braces that close without one that opens are escaped, others are not', () => {
  const printed = printChildren(documentOf('<p>{{name}} and } or {x}</p>'), () => undefined)
  expect(printed).toBe('\\{\\{name}\\} and \\} or \\{x}')
})

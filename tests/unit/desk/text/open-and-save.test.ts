import path from 'node:path'
import { Node } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { bodyEdits } from '#src/desk/text/body/body-edits.ts'
import { normalBody } from '#src/desk/text/body/normal-body.ts'
import { printChildren } from '#src/desk/text/body/print-node.ts'
import { readBody } from '#src/desk/text/body/read-body.ts'
import { fieldEdits, readFields } from '#src/desk/text/fields/fields.ts'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'
import { applyEdits, editAsRead } from '#src/desk/text/model/text-edit.ts'
import { fieldsEnd } from '#src/lib/fields-end.ts'
import { plainText, rawText } from '#src/lib/line-ends.ts'
import { parseFile } from '../../../../scripts/content/stages/parse-file.ts'
import { parseBody } from '../../../../scripts/desk/parse-body.ts'
import { fuzzDocuments } from '../../../fuzz/documents.ts'
import { contentFiles, everyKind, read } from './read-for-test.ts'

const copyOf = (doc: Node) => Node.fromJSON(bodySchema, doc.toJSON())

/** The bytes after every field and the whole body were set to what they are. */
function savedUnchanged(file: string, raw: string): string {
  const text = plainText(raw)
  const format = file.endsWith('.mdx') ? 'mdx' : 'json'
  const fields = fieldEdits(text, format, [], structuredClone(readFields(text, format)))
  const root = parseBody(file, text)
  const doc = root && readBody(text, root)
  return rawText(raw, applyEdits(text, [...fields, ...(doc ? bodyEdits(text, doc, copyOf(doc)) : [])]))
}

test('opened and saved without an edit, no byte of any content file changes', () => {
  const files = contentFiles(/\.(?:mdx|json)$/)
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(([file, text]) => savedUnchanged(file, text) !== text)).toEqual([])
})

test('nor does one of any changed file the check accepts', () => {
  const documentAt = fuzzDocuments(path.resolve(import.meta.dirname, '../../../..'), 11)
  const accepted = Array.from({ length: 300 }, (_, number) => documentAt(number)).filter(({ placed, text }) =>
    parseFile(placed, Buffer.from(text)).issues.every(({ severity }) => severity !== 'error'),
  )
  expect(accepted.length).toBeGreaterThan(20)
  const raw = accepted.map(({ placed, text }) => [placed.file, Buffer.from(text).toString('utf8')] as const)
  expect(raw.filter(([file, text]) => savedUnchanged(file, text) !== text)).toEqual([])
})

test('a file with the line ends of Windows keeps them, and so do the lines around an edit', () => {
  const raw = '\uFEFFone\r\ntwo\r\nthree\r\n'
  expect(plainText(raw)).toBe('one\ntwo\nthree\n')
  expect(rawText(raw, 'one\ntwo\nthree\n')).toBe(raw)
  expect(rawText(raw, 'one\n2\nnew\nthree\n')).toBe('\uFEFFone\r\n2\r\nnew\r\nthree\r\n')
  expect(rawText('a\rb\nc\r\nd', 'a\nb\nC\nd')).toBe('a\rb\nC\r\nd')
  // The same word replaced in many lines leaves each line its own end.
  expect(rawText('x\r\nb\nx\r\nx\n', 'y\nb\ny\ny\n')).toBe('y\r\nb\ny\r\ny\n')
})

test('what is put in at the end of a line stands before its return', () => {
  const end = [{ from: 3, to: 3, insert: '!\nand' }]
  expect(editAsRead('\uFEFFone\r\ntwo\r\n', () => end)).toBe('\uFEFFone!\r\nand\r\ntwo\r\n')
  expect(editAsRead('one\ntwo\n', () => end)).toBe('one!\nand\ntwo\n')
})

test('fields and body of a file from Windows change where they are changed alone', () => {
  for (const [file, unix] of contentFiles(/\.mdx$/)) {
    const raw = `\uFEFF${unix.replaceAll('\n', '\r\n')}`
    const text = plainText(raw)
    const edits = fieldEdits(text, 'mdx', ['title'], 'Another title')
    const root = parseBody(file, text)
    const doc = root && readBody(text, root)
    const changed = doc?.content.addToEnd(
      bodySchema.nodes.paragraph.create(null, bodySchema.text('One more paragraph.')),
    )
    const body = doc && changed ? bodyEdits(text, doc, copyOf(doc.copy(changed))) : []
    const written = rawText(raw, applyEdits(text, [...edits, ...body]))
    expect(written).toBe(`\uFEFF${applyEdits(unix, [...edits, ...body]).replaceAll('\n', '\r\n')}`)
    expect(edits.length, file).toBeGreaterThan(0)
  }
})

test('what is read is written in a way that is read as the same', () => {
  for (const text of [...contentFiles(/\.mdx$/).map(([, content]) => content), everyKind()]) {
    const doc = copyOf(read(text))
    const printed = `${text.slice(0, fieldsEnd(text))}\n\n${printChildren(doc, () => undefined)}\n`
    expect(normalBody(read(printed)).eq(normalBody(doc))).toBe(true)
  }
})

test('nothing of the words is lost in the document, and what is not known is kept as its source', () => {
  const text = everyKind()
  const sources: string[] = []
  read(text).descendants(({ type, attrs }) => {
    if (type.name.endsWith('opaque')) sources.push(attrs.source)
  })
  expect(sources).toEqual(['{/* A comment. */}', "{'a literal'}", '{3}', '[reference][r]', '[r]: /b'])
})

test('a passage the parser had to leave out is kept as its source', () => {
  const text = '---\ntitle: "A"\n---\n\nOne.\n\n<Section title="x>\n\nTwo.\n\n</Section>\n\nA <br> b.\n'
  const doc = read(text)
  expect(doc.toString()).toContain('opaque')
  const sources = Array.from(
    { length: doc.childCount },
    (_, index) => doc.child(index).attrs.source ?? doc.child(index).textContent,
  )
  expect(sources.join('\n\n')).toBe('One.\n\n<Section title="x>\n\nTwo.\n\n</Section>\n\nA <br> b.')
})

// @vitest-environment jsdom
import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { expect, test } from 'vitest'
import { bodySchema } from '#src/desk/text/body-schema.ts'
import { cleanPaste } from '#src/desk/text/clean-paste.ts'
import { printChildren } from '#src/desk/text/print-node.ts'
import { readDocx } from '../../../../scripts/desk/read-docx.ts'

test('a Word document becomes the body of an entry', async () => {
  const link = new ExternalHyperlink({ link: 'https://example.com/a', children: [new TextRun('there')] })
  const children = [
    new Paragraph({ text: 'The plan', heading: HeadingLevel.HEADING_1 }),
    new Paragraph({
      children: [new TextRun('It '), new TextRun({ text: 'held', bold: true }), new TextRun(', see '), link],
    }),
    new Paragraph({ text: 'One', bullet: { level: 0 } }),
    new Paragraph({ text: 'Two', bullet: { level: 0 } }),
  ]
  const html = await readDocx(await Packer.toBuffer(new Document({ sections: [{ children }] })))
  const { content } = cleanPaste(html, (text) => new DOMParser().parseFromString(text, 'text/html'))
  expect(printChildren(bodySchema.nodes.doc.create(null, content), () => undefined)).toBe(
    '## The plan\n\nIt **held**, see [there](https://example.com/a)\n\n- One\n- Two',
  )
})

test('what is no Word document is refused', async () => {
  await expect(readDocx(Buffer.from('no zip'))).rejects.toThrow()
})

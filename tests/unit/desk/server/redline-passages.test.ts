import JSZip from 'jszip'
import { expect, test } from 'vitest'
import type { Tree } from '#src/body/tree.ts'
import { printedPassages } from '../../../../scripts/desk/legal/redline-passages.ts'
import { redlineDocx } from '../../../../scripts/desk/word/redline-docx.ts'

const remark: Tree[number] = ['span', { className: 'redline-remark' }, '“services”: now bold']
const body: Tree = [['p', null, 'Our ', ['strong', null, 'services'], ' end.', ' ', remark]]

test('what became of words that stayed is no word of the text', () => {
  const runs = printedPassages(body).flatMap((passage) => ('runs' in passage ? passage.runs : []))
  const said = (of: typeof runs) => of.map(({ text }) => text).join('')
  expect(said(runs.filter((run) => !run.remark))).toBe('Our services end. ')
  expect(said(runs.filter((run) => run.remark))).toBe('“services”: now bold')
})

test('in Word it is a comment on its passage', async () => {
  const counts = { insertions: 0, deletions: 0, moves: 0, remarks: 1 }
  const redline = { title: 'Terms', before: '2025-01-01', now: '2026-01-01', body, sections: [], ...counts }
  const zip = await JSZip.loadAsync(await redlineDocx(redline, 'The firm', '2026-01-01'))
  const read = async (name: string) => (await zip.file(`word/${name}.xml`)?.async('string')) ?? ''
  expect(await read('comments')).toMatch(/w:id="0"[^>]*w:author="The firm".*“services”: now bold/)
  const document = await read('document')
  expect(document).toMatch(/commentRangeStart w:id="0".*services.*commentRangeEnd w:id="0".*commentReference w:id="0"/)
  expect(document).not.toContain('now bold')
})

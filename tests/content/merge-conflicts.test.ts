import { expect, test } from 'vitest'
import { fixEdits, fixName } from '#src/desk/text/fields/fix-edits.ts'
import { applyEdits } from '#src/desk/text/model/text-edit.ts'
import { textProblems } from '../../scripts/content/syntax/text-problems.ts'

const file = 'content/articles/x.mdx'
const beginning = 'Of what both say there is a whole sentence before they differ,'
const marked = (mine: string, theirs: string) =>
  `---\ntitle: A\n---\n\nBefore.\n\n<<<<<<< Yours\n${mine}=======\n${theirs}>>>>>>> Zoë, 1234abcd\n\nBehind.\n`
const found = (text: string) => textProblems(file, text).issues
/** The text with each of the ways to put its first problem right, by the words of their buttons. */
const repaired = (text: string) =>
  found(text)
    .slice(0, 1)
    .flatMap((issue) =>
      (issue.fixes ?? []).map((fix) => [fixName(fix), applyEdits(text, fixEdits(text, 'mdx', issue as never, fix))]),
    )

test('of two versions that a merge left each can be chosen, by the words in which it differs', () => {
  expect(repaired(marked(`${beginning} as I wrote.\n`, `${beginning} as she wrote.\n`))).toEqual([
    ['Write “… they differ, as I wrote.”', `---\ntitle: A\n---\n\nBefore.\n\n${beginning} as I wrote.\n\nBehind.\n`],
    [
      'Write “… they differ, as she wrote.”',
      `---\ntitle: A\n---\n\nBefore.\n\n${beginning} as she wrote.\n\nBehind.\n`,
    ],
  ])
  const gone = repaired(marked('', 'She kept it.\n'))
  expect(gone.map(([name]) => name)).toEqual(['Delete it', 'Write “She kept it.”'])
})

test('the next ones are chosen each by itself', () => {
  const text = marked('One.\n', 'Two.\n') + marked('Three.\n', 'Four.\n')
  const [[, first = ''] = []] = repaired(text)
  expect(first).toContain('One.')
  expect(found(first)).toHaveLength(1)
  expect(repaired(first).map(([name]) => name)).toEqual(['Write “Three.”', 'Write “Four.”'])
})

test('where a mark is missing, or a third version stands between them, nothing is proposed', () => {
  const whole = marked('One.\n', 'Two.\n')
  for (const text of [
    whole.replace('=======\n', ''),
    whole.replace(/>{7}.*\n/, ''),
    whole.replace('=======', '||||||| both\nZero.\n======='),
  ]) {
    expect(found(text).length).toBeGreaterThan(0)
    expect(repaired(text)).toEqual([])
  }
})

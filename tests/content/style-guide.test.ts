import { expect, test } from 'vitest'
import { briefly, checkSite, reportFor } from '../support/check-site.ts'

const because = 'It is short.'
const file = 'content/site/style.json'
const report = (guide: object) => reportFor({ [file]: `${JSON.stringify(guide, null, 2)}\n` })
const avoid = (words: string[], write: string[]) => ({ words, write, because })

test('an entry that would find too much is told', async () => {
  const words = ['the', 'of']
  const guide = { avoid: words.map((one) => avoid([one], ['Say it otherwise, please.'])) }
  const { issues } = await checkSite({ [file]: JSON.stringify(guide, null, 2) })
  expect(briefly(issues.filter((issue) => issue.file === file))).toMatchInlineSnapshot(`
    "content/site/style.json
      5:9-14 error style-entry: “the” stands in nearly every text.
        Name a longer turn, or a rarer word.
      14:9-13 error style-entry: “of” stands in nearly every text.
        Name a longer turn, or a rarer word."
  `)
})

test('an entry that finds nothing is told', async () => {
  const guide = {
    avoid: [avoid(['use'], ['use'])],
    names: [{ name: 'FedRAMP', not: ['fedramp'] }],
  }
  expect(await report(guide)).toMatchInlineSnapshot(`
    "content/site/style.json
      8:9-14 error style-entry: “use” is to be written instead of itself.
        Write other words, or remove it.
      17:9-18 error style-entry: “fedramp” finds nothing more: other capitals of “FedRAMP” are found by themselves.
        Remove it."
  `)
})

test('words that could find nothing, or too much, are refused as they are written', async () => {
  const words = ['(now)', 'use*', '*', 'a *s']
  expect(await report({ avoid: words.map((one) => avoid([one], ['Say it otherwise.'])) })).toMatchInlineSnapshot(`
    "content/site/style.json
      5:9-16 error invalid-value: \`avoid\`, item 1, \`words\`, item 1 must be words with a space between them, each beginning and ending in a letter or a figure.
        What belongs here: A word, or several. * stands for any ending, as in "utiliz*", or for any beginning, as in "will be *ed".
      14:9-15 error invalid-value: \`avoid\`, item 2, \`words\`, item 1 fits too much: beside a * stand four letters of a word alone, and two of a word among others.
        What belongs here: A word, or several. * stands for any ending, as in "utiliz*", or for any beginning, as in "will be *ed".
      23:9-12 error invalid-value: \`avoid\`, item 3, \`words\`, item 1 must be words with a space between them, each beginning and ending in a letter or a figure.
        What belongs here: A word, or several. * stands for any ending, as in "utiliz*", or for any beginning, as in "will be *ed".
      32:9-15 error invalid-value: \`avoid\`, item 4, \`words\`, item 1 fits too much: beside a * stand four letters of a word alone, and two of a word among others.
        What belongs here: A word, or several. * stands for any ending, as in "utiliz*", or for any beginning, as in "will be *ed"."
  `)
})

test('entries that contradict each other, and the same twice, are told', async () => {
  const guide = {
    avoid: [
      avoid(['utilize'], ['leverage it']),
      avoid(['leverag*'], ['Say what is done.']),
      avoid(['Utilize'], ['use']),
    ],
    spellings: [
      { words: ['adviser'], write: ['advisor'] },
      { words: ['advisor'], write: ['adviser'] },
    ],
    names: [{ name: 'Adviser Board' }],
  }
  expect(await report(guide)).toMatchInlineSnapshot(`
    "content/site/style.json
      5:9-18 error style-entry: What is to be written instead, “leverage it”, has “leverage”, which is not written: in \`avoid\`.
        Change one of the two.
      23:9-18 error style-entry: “Utilize” is found already by “utilize” in \`avoid\`.
        Remove one of the two.
      34:9-18 error style-entry: What is to be written instead, “advisor”, has “advisor”, which is not written: in \`spellings\`.
        Change one of the two.
      42:9-18 error style-entry: What is to be written instead, “adviser”, has “adviser”, which is not written: in \`spellings\`.
        Change one of the two.
      51:15-30 error style-entry: What is to be written instead, “Adviser Board”, has “Adviser”, which is not written: in \`spellings\`.
        Change one of the two."
  `)
})

test('there are as many words to write as words, or one for all', async () => {
  expect(await report({ avoid: [avoid(['one', 'two', 'three'], ['a', 'b'])] })).toMatchInlineSnapshot(`
    "content/site/style.json
      9:16-17 error style-entry: There are 3 words and 2 to be written instead.
        Write one for each, in the same order, or a single one for all."
  `)
})

test('what the site is written in contradicts nothing', async () => {
  const guide = {
    avoid: [avoid(['utilize', 'utilizes'], ['use', 'uses']), avoid(['going forward'], ['Leave it out, please.'])],
    names: [{ name: 'FedRAMP', not: ['Fed RAMP'] }],
    longest: { sentence: 40 },
  }
  expect(await report(guide)).toBe('')
})

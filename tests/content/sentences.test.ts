import { expect, test } from 'vitest'
import { wordsIn } from '../../scripts/content/body/words-in.ts'
import { longSentences, sentencesOf } from '../../scripts/content/checks/voice/sentences.ts'

// `|` stands where a sentence ends.
const texts = [
  'The rule is short. |It has no exceptions.',
  'Ask Dr. Novak about it. |She wrote it.',
  'J. R. Okafor signed. |Nobody else did.',
  'We file under 31 U.S.C. 3901. |The clock starts then.',
  'The U.S. Treasury pays late. |It owes interest.',
  'She left the U.S. |The office stayed.',
  'Call at 9 a.m. Eastern time. |Somebody answers.',
  'The office opens at 9 a.m. |The phone does too.',
  'Acme Inc. Holdings bought it. |That was in May.',
  'They sold it to Acme Inc. |Nobody noticed.',
  'See pp. 12 to 14. |They say more.',
  'Payment is due on Feb. 3. |It is late on Feb. 4.',
  'He lives on St. Mark’s Place. |It is loud.',
  'Costs fell, e.g. Travel and rent. |The rest grew.',
  'Read No. 5 first. |It is the shortest.',
  'Is it no? |No. |The answer is yes.',
  'It cost $1.2 million. |Nobody asked why.',
  '“Is it done?” she asked. |It was not.',
  'She said: “It is done.” |We believed her.',
  'Use version 2.0.1 of it. |Version 3 is worse.',
  'It ended in 2024. |Then came the audit.',
  'Wait … and see. |It changes!',
]

test.each(texts)('%s', (text) => {
  const parts = text.split('|').map((part) => part.trim())
  expect(sentencesOf(text.replaceAll('|', ''))).toEqual(parts)
})

test('what is longer than so many words is found, also where an abbreviation stands in it', () => {
  const long = 'Ask Dr. Novak of the U.S. Treasury about it.'
  expect(longSentences(`We wait here. ${long} We wait here.`, 8)).toEqual([long])
  expect(longSentences(`We wait here. ${long} We wait here.`, 9)).toEqual([])
})

test('a word has a letter or a figure', () => {
  expect(wordsIn('One — two, “three” & 4.')).toBe(4)
})

test('a text that is much longer than any is cut where that is certain alone', () => {
  expect(sentencesOf(`It is. ${'We wait here. '.repeat(500)}`)).toHaveLength(501)
  expect(sentencesOf(`We wait here. ${'It is. '.repeat(1000)}`)).toHaveLength(2)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { journeyFaults } from '../../engines/heard/hear-journeys.ts'
import { hearingFaults } from '../../engines/heard/hearing-faults.ts'
import { startSpeechServer } from '../../engines/heard/speech-server.ts'

const page = (text: string, more: { headings?: number; repeats?: string[]; changed?: string[] } = {}) => ({
  text,
  headings: 0,
  repeats: [],
  changed: [],
  ...more,
})
const sentence = 'We answer every message within one day.'

test('what is said word by word, with what a thing is between the words, is right', () => {
  const said = ['Contact heading level 2.', 'We answer', 'every message', 'link.', 'within one day.']
  expect(hearingFaults(page(`Contact ${sentence}`, { headings: 1 }), said)).toEqual([])
})

test('words that are not said are told, those in a row together', () => {
  expect(hearingFaults(page(sentence), ['We answer one day.'])).toEqual(['not said: every message within'])
})

test('words in another order are not said where they stand', () => {
  expect(hearingFaults(page('first second third'), ['second third first'])).toEqual(['not said: first'])
})

test('glued words are not said', () => {
  expect(hearingFaults(page('Level 1 complete'), ['Level 1complete'])).toEqual(['not said: 1 complete'])
})

test('five words in a row that are said once more are told, and not where the page has them twice', () => {
  const twice = ['We answer every message within one day, link.', sentence]
  expect(hearingFaults(page(sentence), twice)).toEqual(['said twice: we answer every message within one day'])
  expect(hearingFaults(page(`${sentence} ${sentence}`), twice)).toEqual([])
  expect(hearingFaults(page(sentence, { repeats: [sentence] }), twice)).toEqual([])
})

test('a heading is called one once', () => {
  expect(hearingFaults(page('Two days', { headings: 1 }), ['Two heading level 2.', 'days heading level 2.'])).toEqual([
    '“heading level” is said 2 times, for 1 headings',
  ])
})

test('a changed sentence is one utterance', () => {
  const changed = ['Pay within [deleted: 45] [inserted: 30] days.']
  const text = changed.join('')
  expect(hearingFaults(page(text, { changed }), ['Pay within [deleted: 45] [inserted: 30] days.'])).toEqual([])
  expect(hearingFaults(page(text, { changed }), ['Pay within', '[deleted: 45] [inserted: 30]', 'days.'])).toEqual([
    'said in pieces: pay within deleted 45 inserted 30 days',
  ])
})

test('of a journey, expected words that are not said in their order are told, and those that are said once more', () => {
  const said = ['Services collapsed push button.', 'Link copied', 'Link copied']
  expect(journeyFaults(['Services', 'button'], ['Services'], said)).toEqual([])
  expect(journeyFaults(['button', 'collapsed'], [], said)).toEqual(['not said: collapsed'])
  expect(journeyFaults(['Link copied'], ['Link copied'], said)).toEqual(['said twice: Link copied'])
})

test('a screen reader’s words are written down as text, each once it is its turn', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'speech-'))
  const said: string[] = []
  const server = await startSpeechServer(path.join(folder, 'socket'), (words) => said.push(words))
  const socket = connect(path.join(folder, 'socket'))
  const answers: string[] = []
  socket.on('data', (data) => answers.push(String(data)))
  socket.write('SET SELF CLIENT_NAME a:b:c\r\nSPEAK\r\n<speak>R&amp;D <mark name="0"/>in one\r\nline</speak>\r\n.\r\n')
  socket.write('CHAR k\r\n')
  await vi.waitFor(() => expect(answers.join('')).toContain('702-2'))
  socket.destroy()
  server.close()
  await rm(folder, { recursive: true })
  expect(said).toEqual(['R&D in one line', 'k'])
})

import { seededRandom } from '../../../src/lib/seeded-random.ts'

const nouns = (
  'agency amount answer approval argument assumption audit authority balance baseline board budget calendar capacity ' +
  'category change claim clause committee compliance condition contract control cost council customer data date debt ' +
  'decision deadline delivery department detail discount document draft duty effort election employee error estimate ' +
  'evaluation evidence exception expense failure figure finding forecast funding gate grant growth guidance hearing ' +
  'history incident income index interest interview invoice item judgment labor ledger letter limit manager margin ' +
  'market measure meeting memo method milestone mission model money network notice number offer office officer order ' +
  'outcome owner partner payment penalty people period plan point policy portfolio position practice price principle ' +
  'priority process program project proposal protest purpose quarter question rate reason receipt record recovery ' +
  'reform regulation report request requirement reserve resource response result review revision risk role rule sample ' +
  'saving schedule scope section sector service share sign site size source staff standard statement statute step ' +
  'strategy summary supplier supply system task team template term test threshold timeline title total trade training ' +
  'transfer treasury trend trial truth unit update value variance vendor version vote wage warning week window work year'
).split(' ')
const verbs = 'keeps moves explains follows changes shows carries limits tests supports delays settles'.split(' ')
const linking = 'of the|for the|before the|without a|under the|beside every|within the|against the'.split('|')

/** Writes plausible, meaningless English: the same for the same seed. */
export interface Writer {
  word(): string
  sentence(): string
  paragraph(sentences: number): string
  number(below: number): number
}

/** Opens a writer. */
export function openWriter(seed: number): Writer {
  const random = seededRandom(String(seed))
  const number = (below: number) => Math.floor(random() * below)
  const pick = (from: readonly string[]) => from[number(from.length)] as string
  const phrase = () => `${pick(nouns)} ${pick(linking)} ${pick(nouns)}`
  const sentence = () => {
    const text = `the ${phrase()} ${pick(verbs)} the ${phrase()}${number(2) ? `, and the ${pick(nouns)} ${pick(verbs)} a ${pick(nouns)}` : ''}.`
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return {
    number,
    sentence,
    word: () => pick(nouns),
    paragraph: (sentences) => Array.from({ length: sentences }, sentence).join(' '),
  }
}

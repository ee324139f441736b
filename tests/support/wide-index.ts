import type { ContentIndex } from '#src/content/queries.ts'
import { seededRandom } from '#src/lib/seeded-random.ts'
import { grownIndex } from './grown-index.ts'

const syllables = 'ba con de fi ga hin jo ker la men no pro qui ris sta tion ul ver wi xe yon zu'.split(' ')

/** As many invented words, the shortest first. */
export function inventedWords(count: number): string[] {
  const words = new Set<string>()
  for (let number = 0; words.size < count; number += 1) {
    let [rest, word] = [number, '']
    do {
      word += syllables[(rest + word.length * 7) % syllables.length]
      rest = Math.floor(rest / syllables.length)
    } while (rest > 0)
    words.add(word)
  }
  return [...words]
}

/** As many briefings as thousands of authors would write: with a wide vocabulary, of which some words are frequent (Zipf). */
export function wideIndex(briefings: number, vocabulary: readonly string[]): ContentIndex {
  // Only what is written below is read of them.
  const content = grownIndex(briefings, 20)
  const random = seededRandom('vocabulary')
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1]
  const say = (count: number) => Array.from({ length: count }, word).join(' ')
  for (const { slug, data, headings } of content.entries('articles')) {
    if (!slug.startsWith('synthetic')) continue
    Object.assign(data, { title: say(7), description: say(20) })
    headings.splice(
      0,
      headings.length,
      ...[1, 2, 3, 4].map((id) => ({ depth: 2 as const, id: `part-${id}`, text: say(4) })),
    )
  }
  return content
}

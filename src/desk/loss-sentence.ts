import { importWords } from './import-words.ts'

export type LossKind = keyof typeof importWords.lost

/**
 * One sentence for everything of a kind that was lost, with the first of its words.
 *
 * @param under the heading they stood under
 */
export function lossSentence(kind: LossKind, all: readonly (string | undefined)[], under = ''): string {
  const words = [...new Set(all.map((one = '') => plain(one)))].filter(Boolean).join(' … ')
  return importWords.sentence(importWords.lost[kind](all.length), beginning(words), plain(under))
}

const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim()

/** As many letters as one reads at a glance. */
function beginning(words: string): string {
  const letters = [...words]
  return letters.length > 80 ? `${letters.slice(0, 80).join('').trimEnd()}…` : words
}

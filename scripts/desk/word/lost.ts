import { importWords } from '../../../src/desk/import-words.ts'
import { type LossKind, lossSentence } from '../../../src/desk/loss-sentence.ts'

/** Something of a document that its entry does not have. */
export interface Loss {
  kind: LossKind
  words: string
  /** The heading it stood under. */
  under: string
}

/** What was lost, in one sentence for each kind. */
export function lossSentences(losses: readonly Loss[]): string[] {
  const kinds = Object.keys(importWords.lost) as LossKind[]
  return kinds.flatMap((kind) => {
    const own = losses.filter((loss) => loss.kind === kind)
    const words = own.map((loss) => loss.words)
    return own[0] ? [lossSentence(kind, words, own[0].under)] : []
  })
}

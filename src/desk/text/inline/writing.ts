import type { Token } from '../model/source.ts'
import type { TextKind } from './escapes.ts'
import type { ShownToken } from './inline-tokens.ts'

/** A stretch of what is written: taken from the text as it stands there, or new. */
export interface Piece {
  text: string
  from?: number
  to?: number
  /** Of the signs around words: which they are, and whether they stand between the same characters as before. */
  sign?: 'open' | 'close'
  fresh?: boolean
}

/** What is known while a paragraph is written. */
export interface Writing {
  now: readonly ShownToken[]
  old: readonly Token[]
  kept: readonly (number | undefined)[]
  place: TextKind
}

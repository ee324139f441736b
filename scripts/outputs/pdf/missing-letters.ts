import { drawnText } from '../../fonts/font-recipes.ts'
import type { PrintedDocument } from './printed-document.ts'

const known = new Set(drawnText)

/** Characters of a document that the print fonts do not have; a box would be printed in their place. */
export function missingLetters({ parts }: PrintedDocument): string[] {
  const letters = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') for (const letter of value) letters.add(letter)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(look)
  }
  look(parts)
  return [...letters].filter((letter) => !known.has(letter)).sort()
}

import { rareText } from '../../fonts/font-recipes.ts'

/** Signs that HTML writes as references. */
const references = '<>'
const written = [...rareText].filter((letter) => !references.includes(letter)).join('')

/** A rare letter in what follows a tag and is neither script nor style. */
const rareWords = new RegExp(`<(?!script|style)[^>]*>[^<]*(?:[${written.replace(/[\\^]/g, '\\$&')}]|&[lg]t;)`)

/** Whether the words of a page have letters that only the fonts of the rare letters draw. */
export const showsRareLetters = (html: string): boolean => rareWords.test(html)

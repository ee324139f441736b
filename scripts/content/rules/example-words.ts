import { cut } from '#src/lib/cut.ts'
import type { Example, Files, Rule } from './rule.ts'

/** An example may be as long as what it shows is too long. */
const most = 400

/** Signs nobody would see are shown by their number. */
const unseen = /[\p{Cf}\p{Cc}](?<![\n\t])/gu
const number = (sign: string) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`

/** An example as it is shown: its text, or the names of its files with theirs, cut. */
export function exampleWords(example: Example): string {
  const text = typeof example === 'string' ? example : filesWords(example)
  return cut(text, most).replaceAll(unseen, number)
}

const filesWords = (files: Files) =>
  Object.entries(files)
    .map(([file, text]) => (text ? `${file}: ${text.includes('\n') ? `\n${text}` : text}` : file))
    .join('\n')

/** Where an example stands, when it is no part of a page. */
export const placeWords = ({ in: file }: Rule) => (file ? `In ${file}` : undefined)

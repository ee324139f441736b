import type { FileResult } from '../../model/file-result.ts'
import type { FieldIssue } from '../../model/issue.ts'
import { altTexts } from './alt-texts.ts'
import { invisibleCharacters } from './invisible-characters.ts'
import { placeholderWords } from './placeholder-words.ts'
import { plainMarkup } from './plain-markup.ts'
import { plainTexts } from './plain-texts.ts'
import { repeatedItems } from './repeated-items.ts'
import type { TextRule } from './text-rule.ts'

const quoted = /^(?=.* )(?:[“”„][^“”„"]*[“”„"]|‘[^‘’]*’)$/

/** Curly quotes around a field of several words hold nothing together, as plain ones would: readers see them. */
const outerQuotes: TextRule = ({ file }, texts, source) =>
  texts.flatMap(({ text, field }) => {
    const bare = source.includes(text) && !['"', "'"].some((mark) => source.includes(mark + text + mark))
    if (field === undefined || !quoted.test(text) || !file.endsWith('.mdx') || !bare) return []
    const message = 'Readers would see the quotation marks around this text.'
    const hint = 'Remove them. Where they are meant, write plain ones around them: "“…”".'
    return [{ severity: 'warning', rule: 'outer-quotes', file, field, message, hint }]
  })

const rules = [invisibleCharacters, plainMarkup, outerQuotes, placeholderWords, altTexts, repeatedItems]

/** What the rules about texts say of a file: they look at nothing else, so that it is kept with what the file says. */
export function checkTexts(result: FileResult, source: string): FieldIssue[] {
  const texts = plainTexts(result)
  return rules.flatMap((rule) => rule(result, texts, source))
}

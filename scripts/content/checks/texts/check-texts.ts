import type { FileResult } from '../../model/file-result.ts'
import { type FieldIssue, issueOf } from '../../model/issue.ts'
import type { RuleId } from '../../rules/rules.ts'
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
    return [{ file, field, message, hint }]
  })

const rules: readonly [RuleId, TextRule][] = [
  ['invisible-character', invisibleCharacters],
  ['plain-markup', plainMarkup],
  ['outer-quotes', outerQuotes],
  ['placeholder', placeholderWords],
  ['image-alt', altTexts],
  ['repeated-item', repeatedItems],
]

/** What the rules about texts say of a file: they look at nothing else, so that it is kept with what the file says. */
export function checkTexts(result: FileResult, source: string): FieldIssue[] {
  const texts = plainTexts(result)
  return rules.flatMap(([id, rule]) => rule(result, texts, source).map((found) => issueOf(id, found)))
}

import type { FileResult } from '../../model/file-result.ts'
import type { FieldIssue } from '../../model/issue.ts'
import { altTexts } from './alt-texts.ts'
import { invisibleCharacters } from './invisible-characters.ts'
import { outerQuotes } from './outer-quotes.ts'
import { placeholderWords } from './placeholder-words.ts'
import { plainMarkup } from './plain-markup.ts'
import { plainTexts } from './plain-texts.ts'
import { repeatedItems } from './repeated-items.ts'

const rules = [invisibleCharacters, plainMarkup, outerQuotes, placeholderWords, altTexts, repeatedItems]

/** What the rules about texts say of a file: they look at nothing else, so that it is kept with what the file says. */
export function checkTexts(result: FileResult, source: string): FieldIssue[] {
  const texts = plainTexts(result)
  return rules.flatMap((rule) => rule(result, texts, source))
}

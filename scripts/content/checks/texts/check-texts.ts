import type { FileResult } from '../../model/file-result.ts'
import { type FieldIssue, issueOf } from '../../model/issue.ts'
import type { RuleId } from '../../rules/rules.ts'
import { altTexts } from './alt-texts.ts'
import { eachText, type TextRule } from './each-text.ts'
import { invisibleCharacters } from './invisible-characters.ts'
import { placeholderWords } from './placeholder-words.ts'
import { plainTexts } from './plain-texts.ts'

const markup: readonly [RegExp, string][] = [
  [/\*\*[^*\s][^*]*\*\*/, 'Take the asterisks away.'],
  [/\[[^\][]+\]\([^()\s]+\)/, 'Write the words alone; a link stands in a text or in a field of its own.'],
  [/&(?:[a-z]+|#\d+|#x[\da-f]+);/i, 'Write the character itself.'],
  [/<\/?(?:b|i|em|strong|br|a|p|span|sup|sub)\b[^<>]*>/i, 'Take the tag away.'],
]
const quoted = /^(?=.* )(?:[“”„][^“”„"]*[“”„"]|‘[^‘’]*’)$/

/** What finds the rules about the texts of one file. */
const rules: { readonly [Id in RuleId]?: TextRule } = {
  'invisible-character': invisibleCharacters,
  // Markdown and entities in fields and attributes would be read out.
  'plain-markup': eachText((text) =>
    markup.flatMap(([pattern, hint]) => {
      const [words] = pattern.exec(text) ?? []
      const message = `Readers would see “${words}” as it stands: this text has no formatting.`
      return words === undefined ? [] : [{ words, message, hint }]
    }),
  ),
  // Around a field of several words they hold nothing together, as plain ones would.
  'outer-quotes': (result, texts, source) => {
    if (!result.file.endsWith('.mdx')) return []
    return eachText((text, field) => {
      const isBare = source.includes(text) && !['"', "'"].some((mark) => source.includes(mark + text + mark))
      if (field === undefined || !quoted.test(text) || !isBare) return
      const message = 'Readers would see the quotation marks around this text.'
      return { message, hint: 'Remove them. Where they are meant, write plain ones around them: "“…”".' }
    })(result, texts, source)
  },
  placeholder: placeholderWords,
  'image-alt': altTexts,
  'repeated-item': (...given) => {
    const seen = new Set<string>()
    return eachText((text, field = '') => {
      const [, list] = /^(.+)\.\d+$/.exec(field) ?? []
      const isFirst = seen.size < seen.add(`${list} ${text.trim().toLowerCase()}`).size
      if (list === undefined || isFirst) return
      return { message: `“${text}” stands twice in this list.`, hint: 'Remove one of the two.' }
    })(...given)
  },
}

/** What the rules about texts say of a file: they look at nothing else, so that it is kept with what the file says. */
export function checkTexts(result: FileResult, source: string): FieldIssue[] {
  const texts = plainTexts(result)
  return Object.entries(rules).flatMap(([id, rule]) =>
    rule(result, texts, source).map((found) => issueOf(id as RuleId, found)),
  )
}

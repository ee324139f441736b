import { spanOf, type TextRule } from './text-rule.ts'

const markup: readonly [RegExp, string][] = [
  [/\*\*[^*\s][^*]*\*\*/, 'Take the asterisks away.'],
  [/\[[^\][]+\]\([^()\s]+\)/, 'Write the words alone; a link stands in a text or in a field of its own.'],
  [/&(?:[a-z]+|#\d+|#x[\da-f]+);/i, 'Write the character itself.'],
  [/<\/?(?:b|i|em|strong|br|a|p|span|sup|sub)\b[^<>]*>/i, 'Take the tag away.'],
]

/** Fields and attributes are printed as they are written: Markdown and entities in them would be read out. */
export const plainMarkup: TextRule = ({ file }, texts, source) =>
  texts.flatMap(({ text, field }) =>
    markup.flatMap(([pattern, hint]) => {
      const [found] = pattern.exec(text) ?? []
      if (found === undefined) return []
      const place = field === undefined ? spanOf(found, source) : { field }
      const message = `Readers would see “${found}” as it stands: this text has no formatting.`
      return [{ file, ...place, message, hint }]
    }),
  )

import { placeOf } from '../file-text.ts'
import { perFile } from '../per-file.ts'
import { plainTexts } from './plain-texts.ts'

const markup: readonly [RegExp, string][] = [
  [/\*\*[^*\s][^*]*\*\*/, 'Take the asterisks away.'],
  [/\[[^\]]+\]\([^)\s]+\)/, 'Write the words alone; a link stands in a text or in a field of its own.'],
  [/&(?:[a-z]+|#\d+|#x[\da-f]+);/i, 'Write the character itself.'],
  [/<\/?(?:b|i|em|strong|br|a|p|span|sup|sub)\b[^>]*>/i, 'Take the tag away.'],
]

/** Fields and attributes are printed as they are written: Markdown and entities in them would be read out. */
export const plainMarkup = perFile('plainMarkup', (result, facts) =>
  plainTexts(result).flatMap(({ text, field }) =>
    markup.flatMap(([pattern, hint]) => {
      const [found] = pattern.exec(text) ?? []
      if (found === undefined) return []
      const place = field === undefined ? placeOf(found, result, facts) : { field }
      const message = `Readers would see “${found}” as it stands: this text is printed without Markdown.`
      return [{ severity: 'warning' as const, rule: 'plain-markup', file: result.file, ...place, message, hint }]
    }),
  ),
)

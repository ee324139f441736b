import type { StyleGuide } from '#src/content/schemas/style-guide.ts'
import type { FileResult } from '../../model/file-result.ts'
import { type FieldIssue, issueOf } from '../../model/issue.ts'
import { readTexts, wordCounts } from './read-texts.ts'
import { voiceIn, voiceOf } from './voice-of.ts'

/**
 * The words of a file that visitors read, and what is wrong in them: all of it, since nobody knows yet what is asked for. A legal
 * text is looked at beside the version before.
 */
export function fileVoice(parsed: FileResult, source: string, style?: StyleGuide) {
  const texts = readTexts(parsed)
  const found = style && parsed.collection !== 'legal' ? voiceIn(texts, parsed.file, source, voiceOf(style)) : []
  return { read: wordCounts(texts), issues: found.map((one): FieldIssue => issueOf('avoided-words', one)) }
}

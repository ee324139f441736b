import { recordedTexts } from '../../legal/recorded-texts.ts'
import { fileText } from '../../syntax/file-text.ts'
import type { Check } from '../check.ts'
import { eachLegalVersion } from '../each.ts'
import { readTexts } from './read-texts.ts'
import { voiceIn, voiceOf } from './voice-of.ts'

const summaries = new Set(['summary', 'changes'])

/**
 * Of legal texts, what a version that is not recorded yet changes in the one before: people rely on what is recorded, so
 * that nobody could change it.
 */
export const legalVoice: Check = (facts) => {
  const [style] = facts.records('styleGuide')
  const [list] = facts.of('legalRecords')
  if (!style || !list?.value) return []
  const recorded = recordedTexts(facts)
  return eachLegalVersion(({ source, before }) => {
    if (recorded.has(source.file) || !source.bodyRead) return
    const former = new Set(before ? readTexts(before.source).map(({ text }) => text) : [])
    const texts = readTexts(source).filter(({ text }) => !former.has(text))
    const isSummary = ({ field }: (typeof texts)[number]) => summaries.has(field ?? '')
    const { text } = fileText(source, facts)
    return [
      ...voiceIn(texts.filter(isSummary), source.file, text, voiceOf(style.fields, ['summaries'])),
      ...voiceIn(
        texts.filter((one) => !isSummary(one)),
        source.file,
        text,
        voiceOf(style.fields, ['legal']),
      ),
    ]
  })(facts)
}

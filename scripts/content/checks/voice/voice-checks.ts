import type { Checks } from '../check.ts'
import { unlessUnchanged } from '../unless-unchanged.ts'
import { legalVoice } from './legal-voice.ts'
import { styleEntries } from './style-entries.ts'

/** What finds the rules of the firm’s voice that look at several files; the others are found where a text is read. */
export const voiceChecks: Checks = {
  'legal-words': unlessUnchanged('legal-words', ['legal', 'legalRecords', 'styleGuide'], legalVoice),
  'style-entry': unlessUnchanged('style-entry', ['styleGuide'], styleEntries),
}

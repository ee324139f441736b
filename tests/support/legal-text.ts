import type { Legal } from '#src/content/schemas/legal.ts'
import type { LegalRecord } from '#src/content/schemas/legal-record.ts'
import { legalFingerprint } from '../../scripts/content/legal/legal-fingerprint.ts'
import { parseFile } from '../../scripts/content/stages/parse-file.ts'

export interface LegalFieldsGiven {
  title?: string
  effective?: string
  lastUpdated?: string
  summary?: string
  changes?: string
  values?: Record<string, string>
  anchors?: Record<string, string>
}

const group = (name: string, fields: Record<string, string> = {}) => {
  const lines = Object.entries(fields).map(([key, value]) => `\n  ${key}: "${value}"`)
  return lines.length > 0 ? [`${name}:${lines.join('')}`] : []
}

/** A valid version of a legal text with the given fields and body. */
export function legalText(
  {
    title = 'Privacy Policy',
    effective = '2025-01-15',
    lastUpdated = effective,
    summary = 'Words.',
    changes = 'Much.',
    values,
    anchors,
  }: LegalFieldsGiven = {},
  body = '## Purpose\n\nSome words.\n',
): string {
  const lines = [
    `title: ${title}`,
    `description: What readers find in the “${title}” of ${effective}, in a sentence of a good length.`,
    `effective: "${effective}"`,
    `lastUpdated: "${lastUpdated}"`,
    `summary: "${summary}"`,
    ...(changes ? [`changes: "${changes}"`] : []),
    ...group('values', values),
    ...group('anchors', anchors),
  ]
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}

/** The day on which tests take place, as `check-site.ts` has it, which is not for browser tests. */
const today = '2026-03-15'

/** The record of a version as the command writes it, on its day or today, whichever comes first. */
export function legalRecordOf(file: string, text: string): LegalRecord {
  const [, document = '', effective = ''] = /^content\/legal\/(.+)\/(.+)\.mdx$/.exec(file) ?? []
  const slug = `${document}/${effective}`
  const { value, body } = parseFile({ file, collection: 'legal', slug }, Buffer.from(text))
  const fingerprint = legalFingerprint(value as Legal, body)
  const recorded = effective < today ? effective : today
  return { id: `${document}-${effective}`, document, effective, recorded, ...fingerprint, corrections: [] }
}

/** Versions of legal texts with the file that records all of them as final but drafts. */
export function recordedLegal(files: Record<string, string>): Record<string, string> {
  const final = Object.entries(files).filter(([, text]) => !/^draft: true$/m.test(text))
  const records = final.map(([file, text]) => legalRecordOf(file, text))
  return { ...files, 'content/legal/published.json': `${JSON.stringify(records, null, 2)}\n` }
}

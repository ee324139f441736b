import { others, type Turn } from '../../tools/turns.ts'
import type { Check, Checks } from '../checks/check.ts'
import { claimChecks } from '../checks/claims/claim-checks.ts'
import { legalChecks } from '../checks/legal/legal-checks.ts'
import { linkChecks } from '../checks/links/link-checks.ts'
import { pageChecks } from '../checks/pages/page-checks.ts'
import { pictureChecks } from '../checks/pictures/picture-checks.ts'
import { publicationChecks } from '../checks/publication/publication-checks.ts'
import { recordChecks } from '../checks/records/record-checks.ts'
import { voiceChecks } from '../checks/voice/voice-checks.ts'
import { collectFacts, type FactSources, type Facts } from '../model/facts.ts'
import { type FieldIssue, issueOf } from '../model/issue.ts'
import { pageUrls } from '../model/page-urls.ts'
import { type RuleId, rules as rows } from '../rules/rules.ts'
import { guarded, ruleFailed } from './guard.ts'

const checks: Checks = {
  ...linkChecks,
  ...pictureChecks,
  ...recordChecks,
  ...claimChecks,
  ...legalChecks,
  ...publicationChecks,
  ...pageChecks,
  ...voiceChecks,
}

/**
 * Runs every rule that looks at more than one file. A rule that throws is told like a mistake; the others go on. Between
 * two rules whoever waits has a turn: the preview answers while the archive is looked through.
 */
export async function checkAll(
  sources: FactSources,
  rules: Checks = checks,
  turn: Turn = others,
): Promise<FieldIssue[]> {
  await turn()
  // The longest part of the facts is a step of its own. What fails in it fails again below, and is told there.
  guarded(
    () => void pageUrls(sources.results, sources.clock),
    () => undefined,
  )
  await turn()
  const facts = guarded<Facts | FieldIssue>(
    () => collectFacts(sources),
    (reason, hint) => ruleFailed('facts', reason, hint),
  )
  if ('rule' in facts) return [facts]
  const said: FieldIssue[][] = []
  for (const [id, check] of Object.entries(rules) as [RuleId, Check][]) {
    await turn()
    const failed = (reason: string, hint: string) => [ruleFailed(id, reason, hint)]
    said.push(guarded(() => check(facts).map((found) => issueOf(id, found)), failed))
  }
  return guarded(
    () => forDrafts(said.flat(), facts),
    (reason, hint) => [ruleFailed('facts', reason, hint)],
  )
}

/** What is missing in a draft is no error: nobody reads it but its authors. What is wrong in it is one as anywhere. */
function forDrafts(issues: FieldIssue[], { results, publicationOf }: Facts): FieldIssue[] {
  const missing = new Set(issues.filter(({ rule }) => rows[rule].draftsMay).map(({ file }) => file))
  if (missing.size === 0) return issues
  const drafts = new Set(
    results.filter((result) => missing.has(result.file) && publicationOf(result).draft).map(({ file }) => file),
  )
  const softened = ({ file, rule }: FieldIssue) => drafts.has(file) && rows[rule].draftsMay
  return issues.map((issue) => (softened(issue) ? { ...issue, severity: 'warning' } : issue))
}

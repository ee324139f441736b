import type { LegalVersion } from '#src/content/legal/versions.ts'
import type { Legal } from '#src/content/schemas/legal.ts'
import { suggest } from '../../fields/suggest.ts'
import { withoutNumber } from '../../legal/typed-number.ts'
import type { FileResult } from '../../model/file-result.ts'
import { meantWords } from '../../model/fix.ts'
import { eachLegalVersion, type Said } from '../each.ts'

/** Links to a section keep working: what an earlier version called it leads to the section that answers it now. */
export const legalAnchors = eachLegalVersion((version) => [...wrongTargets(version.source), ...lostSections(version)])

const sectionsOf = ({ headings }: FileResult) => headings.filter(({ depth }) => depth <= 3).map(({ id }) => id)
const formerOf = ({ value }: FileResult) => (value as Legal | null)?.anchors ?? {}

function wrongTargets(source: FileResult): Said[] {
  if (!source.bodyRead) return []
  const sections = sectionsOf(source)
  return Object.entries(formerOf(source)).flatMap(([name, now]): Said[] => {
    const field = `anchors.${name}`
    if (sections.includes(name))
      return [
        {
          field,
          at: 'key',
          message: `The section #${name} still exists, so its name leads there.`,
          hint: 'Remove this line.',
        },
      ]
    if (sections.includes(now)) return []
    const meant = suggest(now, sections)
    const hint = meant
      ? `Did you mean "${meant}"?`
      : 'Write the name of a section of this version, as it stands in its address.'
    return [{ field, message: `There is no section #${now} in this version.`, hint, fixes: meantWords(now, meant) }]
  })
}

/**
 * Names of the version before that lead nowhere any more. A version nobody can read yet is told with a warning; one that was
 * withdrawn replaces none.
 */
function lostSections({ source, before, status }: LegalVersion<FileResult>): Said[] {
  if (!before || status === 'withdrawn' || !source.bodyRead || !before.source.bodyRead || !source.value) return []
  // A number that was typed into a heading is told as that.
  const unnumbered = sectionsOf(source).map(withoutNumber)
  const now = new Set([...sectionsOf(source), ...unnumbered, ...Object.keys(formerOf(source))])
  const lost = [...sectionsOf(before.source), ...Object.keys(formerOf(before.source))].filter((name) => !now.has(name))
  return lost.map((name) => ({
    severity: status === 'future' ? 'warning' : 'error',
    field: 'anchors',
    message: `The section #${name} of the version of ${before.effective} is gone: links to it, here and in contracts, would lead nowhere.`,
    hint: `Add \`${name}: the-section-that-answers-it-now\` under \`anchors\` at the top of the file.`,
  }))
}

import type { EntrySummary } from '../../requests/site.ts'
import { words } from '../../words.ts'

/** Where an entry stands, in a word each: nothing where it is published, right and unchanged. */
export function StateBadges({ entry }: { entry: EntrySummary }) {
  const { state, errors, warnings, changed, overdue, review } = entry
  return (
    <span className="desk-badges">
      {errors > 0 && <span className="desk-badge desk-badge-error">{words.states.errors(errors)}</span>}
      {warnings > 0 && <span className="desk-badge desk-badge-warning">{words.states.warnings(warnings)}</span>}
      {overdue && <span className="desk-badge desk-badge-warning">{words.states.overdue(overdue.owner)}</span>}
      {changed && (
        <span className="desk-badge desk-badge-changed">{review ? words.states.review : words.states.changed}</span>
      )}
      <span className={`desk-badge desk-badge-${state}`}>{words.states[state]}</span>
    </span>
  )
}

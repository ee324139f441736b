// biome-ignore-all lint/a11y/noRedundantRoles: cells laid out as blocks lose their roles in some browsers
import type { AccessibilityTableProps, CriterionRow, PrincipleOfTable } from '#src/blocks/accessibility-table/row.ts'
import { TableHead } from '#src/ui/table-head.tsx'

type Labels = Omit<AccessibilityTableProps, 'principles' | 'engines'>

/** A table of criteria for each principle, and what each check looked at. On small screens every row becomes a list of terms. */
export function AccessibilityTable({ principles, engines, ...labels }: AccessibilityTableProps) {
  return (
    <>
      {principles.map((principle) => (
        <Principle key={principle.id} {...principle} labels={labels} />
      ))}
      {engines.map(({ title, looks }) => (
        <section key={title} className="mt-12">
          <h3>{title}</h3>
          <dl className="criteria-looks">
            {looks.map(({ pages, states }) => (
              <div key={pages.join()}>
                <dt>{states.join(' · ')}</dt>
                {pages.map((page) => (
                  <dd key={page}>{page}</dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

function Principle({ id, name, criteria, labels }: PrincipleOfTable & { labels: Labels }) {
  const heads = [labels.criterionLabel, labels.levelLabel, labels.personLabel, labels.checksLabel]
  return (
    <section className="mt-12" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <table role="table" className="gov-table criteria-table" aria-labelledby={id}>
        <TableHead heads={heads} />
        <tbody role="rowgroup">
          {criteria.map((criterion) => (
            <Criterion key={criterion.number} criterion={criterion} labels={labels} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Criterion({ criterion, labels }: { criterion: CriterionRow; labels: Labels }) {
  const { number, name, level, href, person, checks } = criterion
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className="criteria-name">
          <span className="criteria-number">{number}</span> <a href={href}>{name}</a>
        </span>
      </th>
      <td role="cell" data-label={labels.levelLabel}>
        {level}
      </td>
      <td role="cell" data-label={labels.personLabel}>
        {person ? (
          <div>
            <strong>{person.result}</strong>
            {person.details.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        ) : (
          <span className="text-muted">{labels.nobody}</span>
        )}
      </td>
      <td role="cell" data-label={labels.checksLabel}>
        {checks.length > 0 ? (
          <ul>
            {checks.map(({ words, places }) => (
              <li key={words}>
                {words}
                <ul className="criteria-places">
                  {places.map((place) => (
                    <li key={place}>{place}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        ) : (
          <span className="text-muted">{labels.noCheck}</span>
        )}
      </td>
    </tr>
  )
}

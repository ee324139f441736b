// biome-ignore-all lint/a11y/noRedundantRoles: cells laid out as blocks lose their roles in some browsers
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { Category, SolutionCatalogueProps, solutionCatalogue } from '#src/blocks/solution-catalogue/row.ts'
import { heard } from '#src/body/heard.tsx'
import type { Solution } from '#src/content/schemas/solution.ts'
import { TableHead } from '#src/ui/table-head.tsx'

type Labels = Omit<PropsOf<typeof solutionCatalogue>, 'indexLabel'>

/** An index of categories and one table for each. On small screens every row becomes a list of terms. */
export function SolutionCatalogue({ indexLabel, categories, ...labels }: SolutionCatalogueProps) {
  return (
    <>
      <nav aria-label={indexLabel}>
        <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {categories.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="block border-t border-federal py-2.5 hover:text-link">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {categories.map((category) => (
        <section key={category.id} id={category.id} className="mt-16" aria-labelledby={`${category.id}-title`}>
          <div className="grid gap-x-6 gap-y-2 lg:grid-cols-12">
            <h3 id={`${category.id}-title`} className="lg:col-span-4">
              {category.title}
            </h3>
            <p className="measure text-sm text-muted lg:col-span-8">{category.description}</p>
          </div>
          <SolutionTable category={category} labels={labels} />
        </section>
      ))}
    </>
  )
}

function SolutionTable({ category, labels }: { category: Category; labels: Labels }) {
  const heads = [labels.solutionLabel, labels.featuresLabel, labels.timelineLabel, labels.valueLabel]
  return (
    <table role="table" className="gov-table gov-solutions" aria-labelledby={`${category.id}-title`}>
      <TableHead heads={heads} />
      <tbody role="rowgroup">
        {category.solutions.map((solution) => (
          <SolutionRow key={solution.name} solution={solution} labels={labels} />
        ))}
      </tbody>
    </table>
  )
}

function SolutionRow({ solution, labels }: { solution: Solution['solutions'][number]; labels: Labels }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {solution.name}
        <div className="mt-1 font-normal text-muted">{solution.description}</div>
      </th>
      <td role="cell" data-label={labels.featuresLabel}>
        <ul>
          {solution.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </td>
      <td role="cell" data-label={labels.timelineLabel} className="tnum font-medium text-federal">
        <span>{heard(solution.timeline)}</span>
      </td>
      <td role="cell" data-label={labels.valueLabel}>
        {solution.value}
      </td>
    </tr>
  )
}

// biome-ignore-all lint/a11y/noRedundantRoles: cells laid out as blocks lose their roles in some browsers

/** The names of the columns of a table whose rows are lists of terms on small screens: there they are heard alone. */
export function TableHead({ heads }: { heads: readonly string[] }) {
  return (
    <thead role="rowgroup" className="max-md:sr-only">
      <tr role="row" className="label">
        {heads.map((head) => (
          <th key={head} role="columnheader" scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}

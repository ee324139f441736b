import { Children, isValidElement, type ReactNode } from 'react'

const isParagraph = (child: ReactNode) => isValidElement<{ children?: ReactNode }>(child) && child.type === 'p'

/** A value that is one paragraph is its words alone: Orca leaves out an element a value begins with, in Firefox. */
function withoutParagraph(children: ReactNode): ReactNode {
  const [only, ...others] = Children.toArray(children)
  return others.length === 0 && isParagraph(only)
    ? (only as { props: { children?: ReactNode } }).props.children
    : children
}

/** One row of a ledger; a list stands in it as several values. */
export function LedgerRow({
  term,
  values,
  children,
}: {
  term: ReactNode
  values?: readonly string[]
  children?: ReactNode
}) {
  return (
    <div>
      <dt className="label">{term}</dt>
      {values?.map((value) => <dd key={value}>{value}</dd>) ?? <dd className="flow">{withoutParagraph(children)}</dd>}
    </div>
  )
}

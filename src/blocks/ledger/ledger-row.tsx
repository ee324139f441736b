import { Children, cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type Element = ReactElement<{ children?: ReactNode; role?: string }>

const isElement = (node: ReactNode, ...types: string[]): node is Element =>
  isValidElement(node) && typeof node.type === 'string' && types.includes(node.type)

/** A value that is one paragraph is its words alone. */
function withoutParagraph(children: ReactNode): ReactNode {
  const [only, ...others] = Children.toArray(children)
  return others.length === 0 && isElement(only, 'p') ? only.props.children : children
}

/** What the same words are without a role. */
const plain: Record<string, string> = { strong: 'b', em: 'i' }

/** The words a value begins with are its own: Orca leaves out an element with a role there, in Firefox. */
function beginsWithWords(children: ReactNode): ReactNode {
  const [first, ...others] = Children.toArray(children)
  if (!isElement(first, 'p', ...Object.keys(plain))) return children
  const inner = beginsWithWords(first.props.children)
  const type = plain[first.type as string]
  return [
    type ? createElement(type, { key: first.key }, inner) : cloneElement(first, { role: 'none' }, inner),
    ...others,
  ]
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
      {values?.map((value) => <dd key={value}>{value}</dd>) ?? (
        <dd className="flow">{beginsWithWords(withoutParagraph(children))}</dd>
      )}
    </div>
  )
}

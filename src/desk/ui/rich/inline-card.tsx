import { readProps } from '../../text/props.ts'
import type { NodeProps } from './react-node-view.tsx'

/** A block inside a line: a sign with its name and its first value. Selected, its form opens below the toolbar. */
export function InlineCard({ node }: NodeProps) {
  const { name, props, source } = node.attrs as { name?: string; props?: string; source?: string }
  const values = props === undefined ? [] : Object.values(readProps(props) ?? {})
  const first = values.find((value) => typeof value === 'string' || typeof value === 'number')
  return (
    <>
      {name ?? source} {first !== undefined && <b>{String(first)}</b>}
    </>
  )
}

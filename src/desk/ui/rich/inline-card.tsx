import { readProps } from '../../text/props.ts'
import { useLinkTargets } from '../server/targets.ts'
import type { NodeProps } from './react-node-view.tsx'

/** A block inside a line: a sign with its name and what it names. Selected, its form opens below the toolbar. */
export function InlineCard({ node }: NodeProps) {
  const { name, props, source } = node.attrs as { name?: string; props?: string; source?: string }
  const targets = useLinkTargets()
  const values = props === undefined ? [] : Object.values(readProps(props) ?? {})
  const first = values.find((value) => typeof value === 'string' || typeof value === 'number')
  const claim = name === 'Claim' ? targets.find((one) => one.collection === 'claims' && one.slug === first) : undefined
  return (
    <>
      {name ?? source} {first !== undefined && <b>{claim?.title ?? String(first)}</b>}
    </>
  )
}

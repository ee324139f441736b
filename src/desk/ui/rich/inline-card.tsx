import { namedIn } from '../../complete/named.ts'
import { readProps } from '../../text/fields/props.ts'
import { useBlockKinds } from '../server/blocks.ts'
import { useLinkTargets } from '../server/targets.ts'
import type { NodeProps } from './react-node-view.tsx'

/** A block inside a line: a sign with its name and what it names. Selected, its form opens below the toolbar. */
export function InlineCard({ node, file }: NodeProps) {
  const { name, props, source } = node.attrs as { name?: string; props?: string; source?: string }
  const kind = useBlockKinds().find((one) => one.name === name)
  const targets = useLinkTargets()
  const values = props === undefined ? [] : Object.values(readProps(props) ?? {})
  const first = values.find((value) => typeof value === 'string' || typeof value === 'number')
  const [schema] = Object.values(kind?.props.properties ?? {})
  const named = namedIn(file, schema?.entryOf, targets).find(({ slug }) => slug === first)
  return (
    <>
      {name ?? source} {first !== undefined && <b>{named?.title ?? String(first)}</b>}
    </>
  )
}

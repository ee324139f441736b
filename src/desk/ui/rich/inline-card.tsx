import { useMemo } from 'react'
import { namedIn } from '../../complete/named.ts'
import { readProps } from '../../text/fields/props.ts'
import { useBlockKinds } from '../server/blocks.ts'
import { useLinkTargets } from '../server/targets.ts'
import type { NodeProps } from './react-node-view.tsx'

/** A block inside a line: a sign with its name and what it names. Selected, its form opens below the toolbar. */
export function InlineCard({ node, file }: NodeProps) {
  const { name, props, source } = node.attrs as { name?: string; props?: string; source?: string }
  const kind = useBlockKinds().find((one) => one.name === name)
  const values = props === undefined ? [] : Object.values(readProps(props) ?? {})
  const first = values.find((value) => typeof value === 'string' || typeof value === 'number')
  const [schema] = Object.values(kind?.props.properties ?? {})
  return (
    <>
      {name ?? source}{' '}
      {first !== undefined && (
        <b>{schema?.entryOf ? <EntryTitle file={file} entryOf={schema.entryOf} slug={first} /> : first}</b>
      )}
    </>
  )
}

/** The title of what is named. Apart, since all there is to name is asked for it: megabytes on a large site. */
function EntryTitle({ file, entryOf, slug }: { file: string; entryOf: string; slug: string | number }) {
  const targets = useLinkTargets()
  const named = useMemo(() => namedIn(file, entryOf, targets), [file, entryOf, targets])
  return named.find((one) => one.slug === slug)?.title ?? slug
}

import { words } from '../../words.ts'
import { SourceOf } from './block-card.tsx'
import type { NodeProps } from './react-node-view.tsx'

/** A passage the rich text does not know: its source, kept as it is. */
export function OpaqueCard({ node, view, pos }: NodeProps) {
  return (
    <div data-own="">
      <SourceOf
        label={words.rich.opaque}
        source={node.attrs.source as string}
        change={(source) => {
          const at = pos()
          if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'source', source))
        }}
      />
    </div>
  )
}

import { useLayoutEffect, useRef, useState } from 'react'
import { tellLost } from './tell-lost.ts'

/**
 * What was served of a block that does not answer, as visitors without script get it. A copy of how it was at first: React
 * knows the nodes themselves, and would hand events on them to the block that failed.
 */
export function ServedCopy({ nodes }: { nodes: readonly Node[] }) {
  const [copies] = useState(() => nodes.map((node) => node.cloneNode(true)))
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    place.current.replaceChildren(...copies)
    tellLost(place.current)
  }, [copies])
  return copies.length > 0 && <div ref={place} className="flow" />
}

import { Component, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { ErrorScreen } from './error-screen.tsx'
import { tellLost } from './tell-lost.ts'

interface ErrorBoundaryProps {
  /** What stood in the place of the children and is still right. */
  served: readonly Node[]
  children: ReactNode
}

/** Shows the screen of an error in the place of what threw it, above what was served there: the page around it survives. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } }
  }

  override render() {
    const { thrown } = this.state
    if (!thrown) return this.props.children
    return (
      <>
        <ErrorScreen error={thrown.error} />
        <ServedCopy nodes={this.props.served} />
      </>
    )
  }
}

/**
 * What was served of a block that does not answer, as visitors without script get it. A copy of how it was at first: React
 * knows the nodes themselves, and would hand events on them to the block that failed.
 */
function ServedCopy({ nodes }: { nodes: readonly Node[] }) {
  const [copies] = useState(() => nodes.map((node) => node.cloneNode(true)))
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    place.current.replaceChildren(...copies)
    tellLost(place.current)
  }, [copies])
  return copies.length > 0 && <div ref={place} className="flow" />
}

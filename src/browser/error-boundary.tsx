import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'
import { ServedCopy } from './served-copy.tsx'

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

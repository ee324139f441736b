import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

/** Shows the screen of an error in the place of what threw it: the page around it survives. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } }
  }

  override render() {
    const { thrown } = this.state
    return thrown ? <ErrorScreen error={thrown.error} /> : this.props.children
  }
}

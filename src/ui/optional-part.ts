import { type ComponentType, lazy } from 'react'

/**
 * A part that comes later and that a page can do without: when it cannot be fetched, nothing stands in its place.
 * `lazy` alone would hand the failure to the error screen and take the whole page away.
 */
export function optionalPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: (_: Props) => null })))
}

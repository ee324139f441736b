import type { ReactNode } from 'react'

/** What stands in it comes with it: alone it would cost a request. */
export { Action } from './action.tsx'

/** Buttons side by side, or stacked on a phone. */
export function Actions({ children }: { children?: ReactNode }) {
  return <div className="actions">{children}</div>
}

import type { ReactNode } from 'react'

/** A short passage set apart. */
export function Callout({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <aside className="not-prose callout">
      <p className="label text-accent-2">{title}</p>
      <div className="flow">{children}</div>
    </aside>
  )
}

import type { ReactNode } from 'react'

/** A short passage set apart. It is part of the text: reader modes leave out what stands aside. */
export function Callout({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="note" className="not-prose callout">
      <p className="label text-accent-2">{title}</p>
      <div className="flow">{children}</div>
    </div>
  )
}

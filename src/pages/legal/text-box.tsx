import type { ReactNode } from 'react'

/** A passage beside the text that is no part of it. */
export function TextBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="legal-box" aria-label={title}>
      <h2 className="label">{title}</h2>
      {children}
    </aside>
  )
}

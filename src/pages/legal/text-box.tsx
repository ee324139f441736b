import type { ReactNode } from 'react'

/** A passage beside the text that is no part of it, and no landmark: its heading would be said twice, as its name and in it. */
export function TextBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="legal-box" role="none">
      <h2 className="label">{title}</h2>
      {children}
    </aside>
  )
}

import { type ReactNode, useId } from 'react'

/** A passage beside the text that is no part of it. */
export function TextBox({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <aside className="legal-box" aria-labelledby={id}>
      <h2 id={id} className="label">
        {title}
      </h2>
      {children}
    </aside>
  )
}

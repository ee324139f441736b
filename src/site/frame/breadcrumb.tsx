import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { useUi } from '#src/ui/ui-context.tsx'

/** The way from the home page; the last station is the page itself. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  const ui = useUi()
  if (items.length < 2) return null
  const last = items.length - 1
  return (
    <nav aria-label={ui.breadcrumb}>
      <ol className="crumbs label">
        {items.map((item, index) => (
          <li key={item.href}>
            {index === last ? <span aria-current="page">{item.name}</span> : <a href={item.href}>{item.name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

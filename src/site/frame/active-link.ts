/** What of a navigation item decides whether it is shown as active. */
export interface ActiveItem {
  href: string
  /** A second address that counts as the item's own. */
  alias?: string
  dropdownItems?: readonly ActiveItem[]
}

const trimmed = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '')

const inside = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** Whether the item is active: the path equals its own, starts with it and a slash, or belongs to one of its items. */
export function isActive(pathname: string, item: ActiveItem): boolean {
  const path = trimmed(pathname)
  if (inside(path, item.href) || (item.alias !== undefined && inside(path, item.alias))) return true
  return item.dropdownItems?.some((child) => isActive(path, child)) ?? false
}

/** The value of `aria-current`: `page` for the page itself, `true` for a part of the site the page belongs to. */
export function currentLink(pathname: string, item: ActiveItem): 'page' | 'true' | undefined {
  const path = trimmed(pathname)
  if (path === item.href || path === item.alias) return 'page'
  return isActive(path, item) ? 'true' : undefined
}

import { currentLink } from '#src/site/frame/active-link.ts'

/** Marks in the menus what an unknown address would belong to: they were rendered before anybody asked for it. */
export function markMenus(path: string): void {
  for (const item of document.querySelectorAll<HTMLElement>('header nav :is(a[href], [data-href])')) {
    const href = item.dataset.href ?? item.getAttribute('href') ?? ''
    const current = href !== '/' && currentLink(path, { href })
    if (current) item.setAttribute('aria-current', current)
  }
}

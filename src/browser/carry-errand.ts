import { kebabCase } from '#src/lib/kebab-case.ts'

/**
 * Has a link to the contact form take along what it says beside its address: the errand, by name. The address that is
 * written in the page stays as it is.
 */
export function carryErrand({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a:is([data-interest], [data-about])') : null
  if (!link) return
  const { interest, about } = link.dataset
  const href = link.getAttribute('href') as string
  link.search = `${new URLSearchParams({ ...(interest && { interest }), ...(about && { about: kebabCase(about) }) })}`
  setTimeout(() => link.setAttribute('href', href))
}

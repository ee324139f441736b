import { eachRecord, type Said } from '../each.ts'

interface Item {
  name: string
  href: string
}

/** Nothing stands twice in a menu or in a list of the footer. Two names for one page may be meant. */
export const navigationItems = eachRecord('navigation', ({ fields: { primary, footer } }) => [
  ...repeated('primary', primary),
  ...primary.flatMap(({ dropdownItems = [] }, at) => repeated(`primary.${at}.dropdownItems`, dropdownItems)),
  ...repeated('footer.services.links', footer.services.links),
  ...repeated('footer.company.links', footer.company.links),
  ...repeated('footer.more.links', footer.more.links),
  ...repeated('footer.legal', footer.legal),
])

function repeated(list: string, items: readonly Item[]): Said[] {
  return items.flatMap(({ name, href }, at): Said[] => {
    const before = items.slice(0, at)
    if (before.some((item) => item.name.toLowerCase() === name.toLowerCase())) {
      const message = `“${name}” stands twice in this list.`
      const hint = 'Remove one of the two, or give it the name of what it leads to.'
      return [{ field: `${list}.${at}.name`, message, hint }]
    }
    const other = before.find((item) => item.href === href)
    if (!other) return []
    const message = `“${name}” leads to ${href}, as “${other.name}” in the same list does.`
    const hint = 'Remove one of the two, or let it lead to another page.'
    return [{ severity: 'warning', field: `${list}.${at}.href`, message, hint }]
  })
}

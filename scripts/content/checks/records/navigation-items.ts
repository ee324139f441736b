import type { Found } from '../../model/issue.ts'
import type { Check } from '../check.ts'

interface Item {
  name: string
  href: string
}

/** Nothing stands twice in a menu or in a list of the footer. Two names for one page may be meant. */
export const navigationItems: Check = ({ records }) =>
  records('navigation').flatMap(({ file, fields: { primary, footer } }) => [
    ...repeated(file, 'primary', primary),
    ...primary.flatMap(({ dropdownItems = [] }, at) => repeated(file, `primary.${at}.dropdownItems`, dropdownItems)),
    ...repeated(file, 'footer.services.links', footer.services.links),
    ...repeated(file, 'footer.company.links', footer.company.links),
    ...repeated(file, 'footer.more.links', footer.more.links),
    ...repeated(file, 'footer.legal', footer.legal),
  ])

function repeated(file: string, list: string, items: readonly Item[]): Found[] {
  return items.flatMap(({ name, href }, at): Found[] => {
    const before = items.slice(0, at)
    if (before.some((item) => item.name.toLowerCase() === name.toLowerCase())) {
      const message = `“${name}” stands twice in this list.`
      const hint = 'Remove one of the two, or give it the name of what it leads to.'
      return [{ file, field: `${list}.${at}.name`, message, hint }]
    }
    const other = before.find((item) => item.href === href)
    if (!other) return []
    const message = `“${name}” leads to ${href}, as “${other.name}” in the same list does.`
    const hint = 'Remove one of the two, or let it lead to another page.'
    return [{ severity: 'warning', file, field: `${list}.${at}.href`, message, hint }]
  })
}

/** One step of the trail from the home page to this one. The last has no link. */
export interface BreadcrumbItem {
  name: string
  href: string
}

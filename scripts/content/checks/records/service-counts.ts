import type { Check } from '../check.ts'

/** The counts written on the category cards are those of the services there are. */
export const serviceCounts: Check = ({ of, records, isOpen }) => {
  const all = records('services')
  // A service whose fields are not valid would be counted wrongly.
  if (all.length < of('services').length) return []
  const services = all.filter(({ result }) => isOpen(result))
  return records('serviceCategories').flatMap(({ file, fields, prefix }) => {
    const count = services.filter((service) => service.fields.category === fields.id).length
    if (count === fields.count) return []
    // A number that is right until a day comes must not stop the build of that day.
    const dated = all.some(
      ({ fields: { category, publishAt, unpublishAt } }) =>
        category === fields.id && (publishAt ?? unpublishAt) !== undefined,
    )
    const message = `The category "${fields.title}" says ${fields.count}, but ${count} services stand in it.`
    return [
      {
        severity: dated ? 'warning' : 'error',
        file,
        field: `${prefix}count`,
        message,
        hint: `Write ${count}, or set \`category\` in content/services.`,
      },
    ]
  })
}

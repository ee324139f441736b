import type { Check } from '../check.ts'

/** The counts written on the category cards are those of the services there are. */
export const serviceCounts: Check = ({ of, records }) => {
  const services = records('services')
  // A service whose fields are not valid would be counted wrongly.
  if (services.length < of('services').length) return []
  return records('serviceCategories').flatMap(({ file, fields, prefix }) => {
    const count = services.filter((service) => service.fields.category === fields.id).length
    if (count === fields.count) return []
    const message = `The category "${fields.title}" says ${fields.count}, but ${count} services stand in it.`
    return [
      {
        severity: 'error',
        rule: 'service-count',
        file,
        field: `${prefix}count`,
        message,
        hint: `Write ${count}, or set \`category\` in content/services.`,
      },
    ]
  })
}

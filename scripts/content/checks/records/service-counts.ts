import { eachRecord } from '../each.ts'

/** The counts written on the category cards are those of the services there are. */
export const serviceCounts = eachRecord('serviceCategories', ({ fields }, { of, records, isOpen }) => {
  const services = records('services').filter(({ fields: { category } }) => category === fields.id)
  const count = services.filter(({ result }) => isOpen(result)).length
  // A service whose fields are not valid would be counted wrongly.
  if (count === fields.count || records('services').length < of('services').length) return
  // A number that is right until a day comes must not stop the build of that day.
  const dated = services.some(({ fields: { publishAt, unpublishAt } }) => (publishAt ?? unpublishAt) !== undefined)
  const message = `The category "${fields.title}" says ${fields.count}, but ${count} services stand in it.`
  const hint = `Write ${count}, or set \`category\` in content/services.`
  return { severity: dated ? 'warning' : 'error', field: 'count', message, hint }
})

import type { Check } from '../check.ts'

/** Two figures under the same words need to say what each of them counts. */
export const claimScopes: Check = ({ records }) => {
  const claims = records('claims')
  return claims.flatMap(({ file, fields, prefix }) => {
    const other = claims.find(
      ({ fields: item }) => item.label.toLowerCase() === fields.label.toLowerCase() && item.value !== fields.value,
    )
    if (!other || fields.scope) return []
    const message = `The claims "${fields.id}" (${fields.value}) and "${other.fields.id}" (${other.fields.value}) share the label "${fields.label}", and this one has no scope.`
    return [
      {
        severity: 'warning',
        rule: 'claim-scope',
        file,
        field: `${prefix}id`,
        message,
        hint: 'Add `scope`: what exactly is counted.',
      },
    ]
  })
}

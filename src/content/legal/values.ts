import { formatDate } from '#src/lib/dates.ts'

/** The figures a version can print: those it names, and the day from which it applies. */
export function legalValues({
  effective,
  values,
}: {
  effective: string
  values: Readonly<Record<string, string | number>>
}): Record<string, string | number> {
  return { ...values, effective: formatDate(effective) }
}

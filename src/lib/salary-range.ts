const thousands = (dollars: number) => `$${Math.round(dollars / 1000)}k`

/** A yearly salary as readers see it: 180000 and 280000 → `$180k-$280k`. */
export function salaryRange(min: number, max: number): string {
  return `${thousands(min)}-${thousands(max)}`
}

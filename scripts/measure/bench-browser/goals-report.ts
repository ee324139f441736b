/**
 * Prints figures, and marks those that miss their goal.
 *
 * @param others the names of what is measured in turn with ours: no goal is theirs
 */
export function goalsReport(others: readonly string[]) {
  const missed: string[] = []

  /** One figure. */
  function line(name: string, value: string, good: boolean, note = ''): void {
    console.log(`  ${name.padEnd(58)} ${value.padStart(9)} ${good ? '  ' : ' !'} ${note}`)
    if (!good) missed.push(name)
  }

  /** One row of a table: cells of ten characters, and a mark when a goal is missed. Another site says its name. */
  function row(address: string, cells: (string | number)[], meets = true, place = 0): void {
    const name = [address, ...others.slice(0, place).slice(-1)].join(', ')
    const good = meets || place > 0
    console.log(`  ${name.padEnd(58)}${cells.map((cell) => String(cell).padStart(10)).join('')}${good ? '' : ' !'}`)
    if (!good) missed.push(name)
  }

  return { line, row, missed }
}

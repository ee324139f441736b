/**
 * Measures addresses in turn, each so many times: what else the machine does meanwhile meets all of them alike.
 *
 * @returns the figures of each address, in the order of the addresses
 */
export async function inTurn<Figures>(
  addresses: readonly string[],
  runs: number,
  measure: (address: string) => Promise<Figures>,
): Promise<Figures[][]> {
  const all = addresses.map((): Figures[] => [])
  for (let run = 0; run < runs; run += 1)
    for (const [place, address] of addresses.entries()) all[place]?.push(await measure(address))
  return all
}

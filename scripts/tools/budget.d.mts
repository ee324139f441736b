interface Bound {
  most: number
  noted: number
}

/** Whether what is installed is within its bounds, and a sentence with what grew. */
export function packageBudget(
  folder: string,
  budget?: { packages: Bound; megabytes: Bound },
): { ok: boolean; text: string }

/** Seconds one processor of this machine takes now to hash 512 MB. */
export function yardstick(): number

/** What a part of `npm test` took, in yardsticks, and by how much it grew. */
export function partBudget(
  name: string,
  seconds: number,
  unit: number,
  budget?: { parts: Record<string, number> },
): string

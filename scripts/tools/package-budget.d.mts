interface Bound {
  most: number
  noted: number
}

/** Whether what is installed is within its bounds, and a sentence with what grew. */
export function packageBudget(
  folder: string,
  budget?: { packages: Bound; megabytes: Bound },
): { ok: boolean; text: string }

/** The parts of `npm test`, those of one line at the same time. */
export const steps: string[][]

export const partNames: string[]

/** The parts that were asked for, and those they need; all of them when none was. */
export function wantedParts(asked: readonly string[]): string[]

/** What failed in a part: what it reported, or else the last lines it said. */
export function failuresOf(part: { name: string; failures?: string[] }, said: string): string[]

/**
 * The failed tests of a report of Vitest's JSON reporter, each by its file and name with the first lines of why; files
 * that could not be run included. Nothing where there is no report.
 */
export function failedInVitest(report: unknown, root: string): string[]

/**
 * The failed tests of a report of Playwright's JSON reporter, each by its file and name with the first lines of why, and
 * what went wrong outside of them. Nothing where there is no report.
 */
export function failedInPlaywright(report: unknown): string[]

import type { parseArgs } from 'node:util'

/**
 * What stands in the line of a command, as `parseArgs` reads it. A word it does not know ends the command and is told with
 * those it knows: an option that is misspelled is never passed over.
 */
export const commandOptions: typeof parseArgs

/** Ends the command when a word names nothing of what it can do. */
export function refuseUnknown(words: readonly string[], known: readonly string[]): void

/**
 * The parts of `npm test`. What stands in one line runs at the same time, because none of it keeps both processors busy all
 * the time; a line needs what was made in the lines before.
 */
export const steps = [['content'], ['types', 'lint', 'build'], ['unit'], ['hosts', 'editors', 'engines', 'browser']]

/** What each part needs before it can run. */
const needs = {
  types: ['content'],
  build: ['content'],
  unit: ['content'],
  hosts: ['content', 'build'],
  editors: ['content'],
  engines: ['content', 'build'],
  browser: ['content', 'build'],
}

export const partNames = steps.flat()

/** The parts that were asked for, and those they need; all of them when none was. */
export function wantedParts(asked) {
  if (asked.length === 0) return partNames
  return partNames.filter((name) => asked.includes(name) || asked.some((other) => needs[other]?.includes(name)))
}

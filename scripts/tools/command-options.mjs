import { parseArgs } from 'node:util'

/**
 * What stands in the line of a command, as `parseArgs` reads it. A word it does not know ends the command and is told with
 * those it knows: an option that is misspelled is never passed over.
 *
 * @type {typeof parseArgs}
 */
export function commandOptions(config = {}) {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error
    const known = Object.entries(config.options ?? {}).map(
      ([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`,
    )
    const [problem] = error.message.split(/\.(?:\s|$)/)
    console.error(`${problem}. ${known.length > 0 ? `It knows ${known.join(', ')}.` : 'This command has no options.'}`)
    process.exit(1)
  }
}

/**
 * Ends the command when a word names nothing of what it can do.
 *
 * @param {readonly string[]} words
 * @param {readonly string[]} known
 */
export function refuseUnknown(words, known) {
  const unknown = words.find((word) => !known.includes(word))
  if (unknown === undefined) return
  console.error(`Nothing is called “${unknown}”. It knows ${known.join(', ')}.`)
  process.exit(1)
}

import { readFileSync } from 'node:fs'
import path from 'node:path'

const guide = path.resolve(import.meta.dirname, '../../src/forms/README.md')

/**
 * The one example of a language in the guide of the receiver, as it is printed.
 *
 * @throws when there is none, or more than one
 */
export function printedExample(language: string): string {
  const examples = readFileSync(guide, 'utf8').split(`\`\`\`${language}\n`).slice(1)
  const [text, ...more] = examples.map((example) => example.split('```')[0] as string)
  if (!text || more.length > 0) throw new Error(`The guide has ${examples.length} examples of ${language}.`)
  return text
}

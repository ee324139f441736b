import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeIfChanged } from '../../cache/write-if-changed.ts'
import { exampleWords, placeWords } from '../rules/example-words.ts'
import type { Example, Rule } from '../rules/rule.ts'
import { groups } from '../rules/rules.ts'

const head = `# What the check looks at

Every problem that \`npm run content\` and the desk tell of ends in the name of its rule. Here is what each rule asks for, with
an example that is wrong and the same put right, sorted by what you were doing. Look for your own words: each rule names
some that it may be found by. An error keeps the site from being built, a warning does not.

This file is written by the check itself, from \`scripts/content/rules\`.
`

/** Longer than any run of the signs in it. */
const fence = (text: string) => '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)))

/** Words in which no sign formats anything. */
const plain = (words: string) => words.replaceAll(/[<>[\]*&|~_]/g, '\\$&')

function shown(title: string, example: Example): string {
  const text = exampleWords(example)
  return `${title}:\n\n${fence(text)}text\n${text}\n${fence(text)}\n`
}

function section(id: string, rule: Rule): string {
  const place = placeWords(rule)
  return [
    `### ${id}\n`,
    `${rule.sentence} (${rule.severity})\n`,
    `Also: ${plain(rule.search)}.\n`,
    shown(place ? `${place}, wrong` : 'Wrong', rule.wrong),
    shown('Right', rule.right),
  ].join('\n')
}

/** The guide to all rules, by what a writer was doing. */
export function rulesGuide(): string {
  const parts = Object.entries(groups)
  const list = parts.map(([title, rules]) => {
    const links = Object.keys(rules).map((id) => `[${id}](#${id})`)
    return `- **${title}**: ${links.join(', ')}`
  })
  const sections = parts.map(([title, rules]) =>
    [`## ${title}\n`, ...Object.entries<Rule>(rules).map(([id, rule]) => section(id, rule))].join('\n'),
  )
  return [head, `${list.join('\n')}\n`, ...sections].join('\n')
}

/** Writes `content/RULES.md`, where content has the editors' guide beside it. */
export function writeRulesGuide(root: string): void {
  if (existsSync(join(root, 'content/README.md'))) writeIfChanged(join(root, 'content/RULES.md'), rulesGuide())
}

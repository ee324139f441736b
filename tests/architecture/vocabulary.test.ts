import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { parts } from '#src/blocks/parts.ts'
import { type BlockName, blocks } from '#src/blocks/rows.ts'
import type { Issue } from '../../scripts/content/model/issue.ts'
import { checkSite } from '../support/check-site.ts'
import { legalText } from '../support/legal-text.ts'
import { page } from '../support/minimal-content.ts'
import { filesBelow } from '../support/syntax.ts'

const names = Object.keys(blocks) as BlockName[]
const kebab = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
const isLegal = (name: BlockName) => (blocks[name] as BlockDefinition).collection === 'legal'
const fileOf = (name: BlockName) =>
  isLegal(name) ? `content/legal/example-${kebab(name)}/2999-01-01.mdx` : `content/pages/example-${kebab(name)}.mdx`

/** A file in which the example may stand. */
function around(name: BlockName): string {
  if (!isLegal(name)) return page({ title: `Example ${name}` }, example(name))
  const values = { paymentDays: '30 days' }
  return legalText(
    { title: `Example ${name}`, effective: '2999-01-01', values },
    `## Late payment\n\n<Term value="paymentDays" />\n\n${example(name)}`,
  )
}

/** The example as it would stand on a page: inside the block that may hold it. */
function example(name: BlockName): string {
  const { example: text, parents } = blocks[name] as BlockDefinition
  const parent = parents?.[0]
  return parent ? `<${parent}>\n${text}\n</${parent}>\n` : `${text}\n`
}

function contentFiles(folder = 'content'): Record<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file.split(path.sep).join('/')),
  )
  return Object.fromEntries(
    paths
      .filter((file) => /\.(?:json|mdx|png)$/.test(file) && statSync(file).isFile())
      .map((file) => [file, readFileSync(file)]),
  )
}

const issues = new Map<string, Issue[]>()

beforeAll(async () => {
  const examples = names.map((name) => [fileOf(name), around(name)])
  const result = await checkSite({ ...contentFiles(), ...Object.fromEntries(examples) })
  for (const issue of result.issues) issues.set(issue.file, [...(issues.get(issue.file) ?? []), issue])
})

for (const name of names) {
  test(`<${name}> has a component, a description and an example that an editor can copy`, async () => {
    expect(typeof (await parts[name]())).toBe('function')
    expect(blocks[name].description).toMatch(/\w.*\.$/)
    expect(blocks[name].example).toContain(`<${name}`)
    expect((issues.get(fileOf(name)) ?? []).filter(({ severity }) => severity === 'error')).toEqual([])
  })
}

test('the component of a block stands in a folder of its own subject, in the file that has its name', () => {
  const files = filesBelow('src/blocks', /\.tsx$/)
  const found = names.map((name) => files.filter((file) => file.endsWith(`/${kebab(name)}.tsx`)))
  expect(names.filter((_, index) => found[index]?.length !== 1)).toEqual([])
  for (const [file] of found) expect(existsSync(path.join(path.dirname(file as string), 'row.ts')), file).toBe(true)
})

test('a block is described in words: the menu of the desk shows them to writers who know no Markdown', () => {
  const signs = /[`<>[\]{}*]/
  expect(names.filter((name) => signs.test(blocks[name].description))).toEqual([])
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeJsonSchemas } from '../../scripts/content/editors/json-schemas.ts'
import { writeForEditors } from '../../scripts/content/editors/write-for-editors.ts'
import { formatIssues } from '../../scripts/content/report/report.ts'
import { checkSite } from '../support/check-site.ts'
import { article, category } from '../support/minimal-content.ts'
import { pngOf } from '../support/pictures.ts'
import { temporarySite } from '../support/temporary-site.ts'

const briefing = 'content/articles/a-briefing.mdx'

test('the report for programs holds no source text', async () => {
  const { issues } = await checkSite({ [briefing]: article({ category: 'Complience' }) })
  expect(formatIssues(issues, { format: 'json', color: false })).toMatchInlineSnapshot(`
    "{
      "errors": 1,
      "warnings": 0,
      "issues": [
        {
          "severity": "error",
          "rule": "unknown-value",
          "file": "content/articles/a-briefing.mdx",
          "line": 9,
          "column": 11,
          "endColumn": 21,
          "field": "category",
          "message": "\`category\` cannot be \\"Complience\\".",
          "hint": "Did you mean \\"compliance\\"? Allowed: \\"compliance\\". A new one: npm run new -- category \\"Name of it\\".",
          "fixes": [
            {
              "instead": "Complience",
              "write": "compliance"
            }
          ]
        }
      ]
    }"
  `)
})

test('the report for GitHub is annotations', async () => {
  const { issues } = await checkSite({ [briefing]: article({ category: 'Complience' }, 'See [100%](/nope).\n') })
  expect(formatIssues(issues, { format: 'github', color: false })).toMatchInlineSnapshot(`
    "::error file=content/articles/a-briefing.mdx,line=9,col=11,endColumn=21,title=unknown-value::\`category\` cannot be "Complience".%0ADid you mean "compliance"? Allowed: "compliance". A new one: npm run new -- category "Name of it".
    ::error file=content/articles/a-briefing.mdx,line=14,col=5,endColumn=18,title=broken-link::The link leads to /nope, which does not exist.%0ALink to a page that exists, or remove the link. If the page was deleted, a redirect from /nope in content/site/redirects.json leads to the one that takes its place."
  `)
})

test('the report for people shows each problem in its lines, and how to put it right', async () => {
  const { issues } = await checkSite({ [briefing]: article({ related: '[a-brefing, a-briefing]' }) })
  expect(formatIssues(issues, { format: 'human', color: false })).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx  2 errors

      12:11  error  There is no briefing "a-brefing".  related
          10 | featured: false
          11 | takeaways: [One thing., Another thing.]
        > 12 | related: [a-brefing, a-briefing]
             |           ^^^^^^^^^
          13 | ---
          14 |
        How to fix: Did you mean "a-briefing"?

      12:22  error  A briefing cannot be related to itself.  related
          10 | featured: false
          11 | takeaways: [One thing., Another thing.]
        > 12 | related: [a-brefing, a-briefing]
             |                      ^^^^^^^^^^
          13 | ---
          14 |
        How to fix: Remove this line.

    2 errors in 1 file.
    "
  `)
})

test('the guide to a rule is named once, however often it is broken', async () => {
  const { issues } = await checkSite({ [briefing]: article({}, '[x](/nope) [y](/nada)\n') })
  const report = formatIssues(issues, { format: 'human', color: false, guide: 'content/RULES.md' })
  expect(report.match(/What it means: .*/g)).toEqual(['What it means: content/RULES.md#broken-link'])
})

test('GitHub annotations escape what would end them', () => {
  const issue = {
    severity: 'warning',
    rule: 'count',
    file: 'content/x:y,z.mdx',
    message: '50%\nmore',
    line: 3,
  } as const
  expect(formatIssues([issue], { format: 'github', color: false })).toBe(
    '::warning file=content/x%3Ay%2Cz.mdx,line=3,title=count::50%25%0Amore',
  )
})

test('the report for people is coloured on demand and silent when all is well', async () => {
  const { issues } = await checkSite({ [briefing]: article({ category: 'Complience' }) })
  expect(formatIssues(issues, { format: 'human', color: true })).toContain('\u001B[31merror\u001B[39m')
  expect(formatIssues([], { format: 'human', color: true })).toBe('')
})

test('what to do about the same problem is shown in twenty files, and of the others their places', async () => {
  const names = Array.from({ length: 25 }, (_, at) => `content/articles/a-briefing-${at + 10}.mdx`)
  const texts = names.map((file, at) => [file, article({ category: 'risky', title: `Briefing ${at}` })])
  const { issues } = await checkSite({ ...Object.fromEntries(texts), [briefing]: article({ category: 'Complience' }) })
  const wrong = issues.filter(({ rule }) => rule === 'unknown-value')
  const report = formatIssues(wrong, { format: 'human', color: false })
  for (const file of [...names, briefing])
    expect(report).toContain(`${file}  1 error\n\n  9:11  error  \`category\` cannot be`)
  expect(report.match(/> +9 \| category: risky/g)).toHaveLength(20)
  expect(report.match(/How to fix: Allowed:/g)).toHaveLength(20)
  expect(report).toContain('How to fix: Did you mean "compliance"?')
})

test('JSON schemas for editors are written once and carry the descriptions', () => {
  const site = temporarySite()
  const written = writeJsonSchemas(site.root)
  expect(written).toContain(join(site.root, 'content/.schemas/advisors.json'))
  expect(writeJsonSchemas(site.root)).toEqual([])
  const schema = JSON.parse(site.read('content/.schemas/advisors.json'))
  expect(schema.properties.name.description).toBe('Full name.')
  expect(schema.properties.$schema).toEqual({ type: 'string' })
})

test('where a field names an entry, programs offer the entries, not the pictures beside them', () => {
  const site = temporarySite({ [briefing]: article(), 'content/articles/bridge.png': pngOf(1400, 900) })
  writeJsonSchemas(site.root)
  const { properties } = JSON.parse(site.read('content/.schemas/articles.json'))
  expect(properties.related.items.enum).toEqual(['a-briefing'])
})

test('what editors read is made anew when it was written over, is lost, or there is another text', () => {
  const site = temporarySite({ 'content/README.md': '<!-- records -->\nOld.\n<!-- end -->\n' })
  const [schema, files] = ['content/.schemas/articles.json', ['content/pages/index.mdx']]
  const write = (of = files) => {
    writeForEditors(site.root, of)
    return [site.read(schema), site.read('content/README.md')]
  }
  const written = write()
  expect(written[1]).not.toContain('Old.')
  site.write('content/README.md', '<!-- records -->\nOld again.\n<!-- end -->\n')
  expect(write()).toEqual(written)
  site.remove(schema)
  expect(write()).toEqual(written)
  site.write('content/categories/risk.json', category('Risk', 2))
  expect(write([...files, 'content/categories/risk.json'])[0]).toContain('"risk"')
})

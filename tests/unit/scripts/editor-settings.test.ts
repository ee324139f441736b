import { cpSync, readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { writeJsonSchemas } from '../../../scripts/content/editors/json-schemas.ts'
import type { Issue } from '../../../scripts/content/model/issue.ts'
import { formatIssues } from '../../../scripts/content/report/report.ts'
import { gitAt } from '../../support/git-at.ts'
import { article } from '../../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const read = (name: string) => JSON.parse(readFileSync(`.vscode/${name}`, 'utf8'))

it('has every problem of the content told once: by the language server, or by the task', () => {
  const settings = read('settings.json')
  expect(settings['json.schemas']).toBe(undefined)
  expect(settings['json.validate.enable']).toBe(false)
  expect(settings['mdx.server.enable']).toBe(false)
  // Named there, the extension of this project would keep Visual Studio Code from asking for it.
  expect(read('extensions.json').recommendations.join()).not.toContain('website-content')
})

it('reads every line of the report in the task that checks the content', () => {
  const { problemMatcher } = read('tasks.json').tasks[0]
  const issues: Issue[] = [
    {
      severity: 'error',
      rule: 'count',
      file: 'content/pages/a b.mdx',
      line: 3,
      column: 7,
      message: 'Wrong: so.',
      hint: 'Do.',
    },
    { severity: 'warning', rule: 'count', file: 'content/site/ui.json', message: 'Odd' },
  ]
  const report = formatIssues(issues, { format: 'lines', color: false })
  const found = report.split('\n').map((line) => new RegExp(problemMatcher.pattern.regexp).exec(line)?.slice(1))
  expect(found).toEqual([
    ['content/pages/a b.mdx', '3', '7', 'error', 'Wrong: so. Do.'],
    ['content/site/ui.json', '1', '1', 'warning', 'Odd'],
  ])
})

it('leaves nothing but the new entry to be committed, although the schemas name it', () => {
  const { root, write, read: textOf } = temporarySite()
  cpSync('.gitignore', `${root}/.gitignore`)
  writeJsonSchemas(root)
  gitAt(root, 'init', '-q')
  gitAt(root, 'add', '-A')
  gitAt(root, 'commit', '-q', '-m', 'The site')
  write('content/articles/a-new-briefing.mdx', article())
  writeJsonSchemas(root)
  expect(textOf('content/.schemas/articles.json')).toContain('"a-new-briefing"')
  expect(gitAt(root, 'status', '--porcelain', '-uall')).toBe('?? content/articles/a-new-briefing.mdx')
})

import { cpSync, readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { type Collection, collections } from '#src/content/collections.ts'
import { writeJsonSchemas } from '../../../scripts/content/editors/json-schemas.ts'
import { gitAt } from '../../support/desk-site.ts'
import { article } from '../../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'json.schemas': { fileMatch: string[]; url: string }[]
}

it('gives every JSON file of the content its schema in the editor', () => {
  const json = (Object.entries(collections) as [string, Collection][]).filter(
    ([, row]) => row.kind !== 'entries' || row.format === 'json',
  )
  expect(settings['json.schemas']).toEqual(
    json.map(([name, row]) => ({
      fileMatch: [`/content/${row.path}${row.kind === 'entries' ? '/*.json' : ''}`],
      url: `./content/.schemas/${name}.json`,
    })),
  )
})

it('leaves nothing but the new entry to be committed, although the schemas name it', () => {
  const { root, write, read } = temporarySite()
  cpSync('.gitignore', `${root}/.gitignore`)
  writeJsonSchemas(root)
  gitAt(root, 'init', '-q')
  gitAt(root, 'add', '-A')
  gitAt(root, 'commit', '-q', '-m', 'The site')
  write('content/articles/a-new-briefing.mdx', article())
  writeJsonSchemas(root)
  expect(read('content/.schemas/articles.json')).toContain('"a-new-briefing"')
  expect(gitAt(root, 'status', '--porcelain', '-uall')).toBe('?? content/articles/a-new-briefing.mdx')
})

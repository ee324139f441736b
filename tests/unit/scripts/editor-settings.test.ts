import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Collection, collections } from '#src/content/collections.ts'

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

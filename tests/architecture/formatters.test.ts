import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../..', name), 'utf8')

test.each([
  ['Prettier', read('.prettierignore').split('\n'), ['*.md', '*.mdx']],
  [
    'markdownlint',
    JSON.parse(read('.markdownlint-cli2.jsonc').replace(/^\/\/.*/gm, '')).ignores,
    ['**/*.md', '**/*.mdx'],
  ],
])('%s is let at no text', (_, ignored, texts) => {
  expect(ignored).toEqual(expect.arrayContaining(texts))
})

test('Visual Studio Code formats no text on saving it', () => {
  const settings = JSON.parse(read('.vscode/settings.json'))
  for (const language of ['[mdx]', '[markdown]']) expect(settings[language]['editor.formatOnSave']).toBe(false)
})

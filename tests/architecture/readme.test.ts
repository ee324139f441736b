import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const readmes = ['README.md', 'content/README.md']

const words = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Names in backticks that look like a file or folder of the project; patterns such as `content/<name>` are not. */
function pathsIn(file: string): string[] {
  const top =
    /^(?:\.\/)?(?:content|src|scripts|public|tests|README\.md|package\.json|package-lock\.json|vite\.config\.ts|playwright\.config\.ts|tsconfig\.json|biome\.json)(?:\/|$|:)/
  const named = [...words(file).matchAll(/`([^`\s]+)`/g)].map(([, name]) => name as string)
  const rooted = named.filter((name) => top.test(name))
  const beside = file.includes('/')
    ? named
        .filter((name) => /^(?:[a-z-]+\/)*[a-z0-9-]+(?:\.(?:mdx|json|md)|\/)$/.test(name) && !top.test(name))
        .map((name) => path.posix.join('content', name))
    : []
  return [...rooted, ...beside].filter((name) => !/[<>*{}…]/.test(name)).map((name) => name.replace(/:\d.*$/, ''))
}

for (const file of readmes) {
  test(`every path that ${file} names exists`, () => {
    expect(pathsIn(file).filter((name) => !existsSync(name) && !existsSync(path.join('content', name)))).toEqual([])
  })
}

test('developers and editors each have something to read', () => {
  for (const file of readmes) {
    expect(existsSync(file), file).toBe(true)
    expect(words(file).length, file).toBeGreaterThan(1500)
    expect(pathsIn(file).length, file).toBeGreaterThan(5)
  }
})

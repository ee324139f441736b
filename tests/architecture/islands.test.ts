import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../support/syntax.ts'

/** State, effects and handlers: what only a component that is hydrated can have. */
const answers = /\buse[A-Z]\w*\(|\son[A-Z]\w*=\{/
/** What a component may read without being hydrated: words and the look of the group it stands in. */
const reads = /\buse(?:Ui|Site|Context)\(/g

const folders = [
  ...new Set(filesBelow('src/blocks', /\.tsx?$/).map((file) => file.split('/').slice(0, 3).join('/'))),
].filter((folder) => existsSync(`${folder}/row.ts`))

test('a block that answers says so in its schema, and no other does', () => {
  const wrong = folders.filter((folder) => {
    const code = filesBelow(folder, /\.tsx$/).map((file) => readFileSync(file, 'utf8').replace(reads, ''))
    const interactive = readFileSync(`${folder}/row.ts`, 'utf8').includes('interactive: true')
    const uses = code.join('').includes("from '#src/forms/") || code.some((text) => answers.test(text))
    return interactive !== uses
  })
  expect(wrong).toEqual([])
})

test('what is hydrated makes no ids by its place: that differs between the page and its islands', () => {
  const wrong = filesBelow('src', /\.tsx$/)
    // The desk is rendered in the browser alone.
    .filter((file) => !file.startsWith('src/desk/') && /\buseId\(/.test(readFileSync(file, 'utf8')))
  expect(wrong).toEqual([])
})

test('no module of the browser asks for `Intl` when it is loaded: its first use takes as long as a whole page', () => {
  // What builds a page's data, the desk and the gallery are not part of what visitors load.
  const built = /^src\/(?:desk|dev)\/|\/view\/|\/row\.ts$/
  const wrong = filesBelow('src', /\.tsx?$/)
    .filter((file) => !built.test(file))
    .filter((file) => /^\S.*\bnew Intl\./m.test(readFileSync(file, 'utf8')))
  expect(wrong).toEqual([])
})

test('whether there is a network is asked of one function: the browser does not know of a server on its own machine', () => {
  const asking = filesBelow('src', /\.tsx?$/).filter((file) => /\bonLine\b/.test(readFileSync(file, 'utf8')))
  // Something else of the desk has that name.
  expect(asking.filter((file) => !file.startsWith('src/desk/'))).toEqual(['src/lib/has-network.ts'])
})

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'bundled-')))
const project = path.resolve(import.meta.dirname, '../../..')
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const run = (cwd = root) => {
  const code = "import('./scripts/tools/import-bundled.mjs').then((tool) => tool.importBundled('scripts/hello.ts'))"
  return execFileSync(process.execPath, ['-e', code], { cwd, encoding: 'utf8' }).trim()
}
const bundle = () => statSync(path.join(root, '.cache/bundled/hello/hello.js')).mtimeMs

const copy = `${root}-copy`
afterAll(() => {
  for (const folder of [root, copy]) rmSync(folder, { recursive: true })
})

test('a bundled script knows where it comes from, and is bundled again after a file of it was written', () => {
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'), 'junction')
  const tools = 'scripts/tools'
  cpSync(path.join(project, tools), path.join(root, tools), { recursive: true })
  write('scripts/words.ts', "export const words: string = 'before'\n")
  write(
    'scripts/hello.ts',
    "import { isBundled } from './tools/worker-file.ts'\nimport { words } from './words.ts'\n" +
      'console.log(words, import.meta.filename, isBundled)\n',
  )
  const script = path.join(root, 'scripts/hello.ts')
  expect(run()).toBe(`before ${script} true`)
  const made = bundle()
  expect(run()).toBe(`before ${script} true`)
  expect(bundle()).toBe(made)
  write('scripts/words.ts', "export const words: string = 'after'\n")
  expect(run()).toBe(`after ${script} true`)
  // A copy of the folder does not go on running the files of the folder it came from.
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  expect(run(copy)).toBe(`after ${path.join(copy, 'scripts/hello.ts')} true`)
})

test('a script is bundled and runs from any folder, packages that are bundled with it too', () => {
  write(
    'scripts/hello.ts',
    "import { SaxesParser } from 'saxes'\nconst parser = new SaxesParser()\n" +
      "parser.on('text', (text) => console.log(text))\nparser.write('<a>words</a>').close()\n",
  )
  const tool = JSON.stringify(path.join(root, 'scripts/tools/import-bundled.mjs'))
  const code = `import(${tool}).then((tool) => tool.importBundled('scripts/hello.ts'))`
  expect(execFileSync(process.execPath, ['-e', code], { cwd: tmpdir(), encoding: 'utf8' }).trim()).toBe('words')
})

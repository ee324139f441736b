import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
const bundles = () => readdirSync(path.join(root, '.cache/bundled/hello'))

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
  const made = bundles()
  expect(made).toHaveLength(1)
  expect(run()).toBe(`before ${script} true`)
  expect(bundles()).toEqual(made)
  write('scripts/words.ts', "export const words: string = 'after'\n")
  expect(run()).toBe(`after ${script} true`)
  // A copy of the folder does not go on running the files of the folder it came from.
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  expect(run(copy)).toBe(`after ${path.join(copy, 'scripts/hello.ts')} true`)
})

test('nobody reads a word of the bundler before the report of the check', () => {
  const bundler = path.join(project, 'scripts/tools/bundle-script.mjs')
  const { status, stderr } = spawnSync(process.execPath, [bundler, 'scripts/content.ts', path.join(root, 'check')], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
})

test('a program that runs finds the rest of its bundle, also after it was bundled anew under it', async () => {
  write('scripts/later.ts', "export const words: string = 'the part of before'\n")
  write(
    'scripts/hello.ts',
    "console.log('runs')\nprocess.stdin.once('data', async () => {\n" +
      "  console.log((await import('./later.ts')).words)\n  process.exit()\n})\n",
  )
  const code = "import('./scripts/tools/import-bundled.mjs').then((tool) => tool.importBundled('scripts/hello.ts'))"
  const running = spawn(process.execPath, ['-e', code], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  let said = ''
  running.stdout.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(running, 'close')
  await expect.poll(() => said, { timeout: 60_000 }).toBe('runs\n')
  write('scripts/later.ts', "export const words: string = 'the part of now'\n")
  write('scripts/hello.ts', "console.log((await import('./later.ts')).words)\n")
  expect(run()).toBe('the part of now')
  running.stdin.write('go on\n')
  await ended
  expect(said).toBe('runs\nthe part of before\n')
  // What nobody runs any more goes with the next one.
  write('scripts/later.ts', "export const words: string = 'the part of tomorrow'\n")
  expect(run()).toBe('the part of tomorrow')
  expect(bundles()).toHaveLength(1)
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

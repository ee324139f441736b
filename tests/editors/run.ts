import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { commandOptions, refuseUnknown } from '../../scripts/tools/command-options.mjs'
import { page } from '../support/minimal-content.ts'
import { projectCopy } from '../support/project-copy.ts'
import type { Editor, OpenEditor } from './editor.ts'
import { startEmacs } from './emacs.ts'
import { startNeovim } from './neovim.ts'

/**
 * Edits a copy of the content in real editors, each set up as the guide for editors says.
 *
 *     npm run editors             everything this machine can do
 *     npm run editors -- neovim   one of neovim and emacs
 */
const { positionals } = commandOptions({ allowPositionals: true })
const root = path.resolve(import.meta.dirname, '../..')
const file = 'content/pages/tried-in-an-editor.mdx'

const isOnPath = (name: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)))

const editors: Editor[] = [
  { name: 'Neovim', ...(isOnPath('nvim') && { start: startNeovim }) },
  { name: 'Emacs', ...(isOnPath('emacs') && { start: startEmacs }) },
]
refuseUnknown(
  positionals,
  editors.map(({ name }) => name.toLowerCase()),
)

/** What is done in each, in this order. */
const deeds: Record<string, (editor: OpenEditor, name: string) => Promise<void>> = {
  async 'a problem stands at its words, behind an emoji and an accent'(editor) {
    await editor.write(page({}, '😀 é [Nowhere to go](/nowhere), with some words.\n'))
    same(await editor.placeOf('/nowhere, which does not exist'), '[Nowhere to go](/nowhere)')
  },
  async 'an address is completed, below a tag that cannot be read'(editor) {
    await editor.write(page({}, '<Callout\n\n😀 [Contact](/conta'))
    same(await editor.complete(), '😀 [Contact](/contact')
  },
  async 'an attribute is completed'(editor) {
    await editor.write(page({}, '<Callout ti'))
    same(await editor.complete(), '<Callout title=""')
  },
  async 'a fix changes both tags'(editor) {
    const text = (name: string) => page({}, `<${name} title="Words">\n\nWords.\n\n</${name}>\n`)
    await editor.write(text('Calout'))
    same(await editor.fix('There is no block <Calout>'), text('Callout'))
  },
}

function same(found: unknown, wanted: unknown) {
  if (found !== wanted) throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}.`)
}

const failures: string[] = []
let passed = 0
function report(editor: string, deed: string, started: number, fault?: Error) {
  console.log(`${fault ? '✗' : '✓'} ${editor}: ${deed} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  if (!fault) passed += 1
  else {
    failures.push(`${editor}: ${deed}\n${fault.message}`)
    console.log(fault.message.replace(/^/gm, '    '))
  }
}

async function tryEditor({ name, start }: Required<Editor>) {
  const site = projectCopy('editors-')
  await writeFile(path.join(site, file), page())
  const began = Date.now()
  let editor: OpenEditor | undefined
  try {
    editor = await start({ root: site, file })
    for (const [deed, act] of Object.entries(deeds)) {
      const started = Date.now()
      await act(editor, name).then(
        () => report(name, deed, started),
        (fault: Error) => report(name, deed, started, fault),
      )
    }
  } catch (fault) {
    report(name, 'starts', began, fault as Error)
  } finally {
    await editor?.close()
    await rm(site, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

const wanted = editors.filter(({ name }) => positionals.length === 0 || positionals.includes(name.toLowerCase()))
const missing = wanted.filter(({ start }) => !start).map(({ name }) => name)
for (const { name, start } of wanted) if (start) await tryEditor({ name, start })
await mkdir(path.join(root, 'test-results'), { recursive: true })
const results = { passed, failed: failures.length, failures, missing }
await writeFile(path.join(root, 'test-results/editors.json'), `${JSON.stringify(results)}\n`)
console.log(`\n${passed} passed, ${failures.length} failed`)
if (missing.length > 0)
  console.log(`Left out: ${missing.join(', ')}. Debian: apt-get install neovim emacs-nox elpa-eglot.`)
process.exitCode = failures.length > 0 ? 1 : 0

import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { commandOptions, refuseUnknown } from '../../scripts/tools/command-options.mjs'
import { page } from '../support/minimal-content.ts'
import { projectCopy } from '../support/project-copy.ts'
import { fetchCodeServer } from './code-server.ts'
import type { Editor, OpenEditor } from './editor.ts'
import { hasEglot, startEmacs } from './emacs.ts'
import { startNeovim } from './neovim.ts'
import { vimMake } from './vim-make.ts'
import { seeMessage, seeTask, startVsCode } from './vs-code.ts'

/**
 * Edits a copy of the content in real editors, each set up as the guide for editors says.
 *
 *     npm run editors             everything this machine can do, Visual Studio Code among it, which is fetched (--fetch)
 *     npm run editors -- neovim   one of neovim, vim, emacs and code
 */
const { positionals, values } = commandOptions({ allowPositionals: true, options: { fetch: { type: 'boolean' } } })
const root = path.resolve(import.meta.dirname, '../..')
const file = 'content/pages/tried-in-an-editor.mdx'

const isOnPath = (name: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)))

const broken = page({}, '😀 é [Nowhere to go](/nowhere), with some words.\n')
const brokenWords = '[Nowhere to go](/nowhere)'
const brokenMessage = '/nowhere, which does not exist'

/** What is done in Vim alone, and in Neovim as well. */
const making = (program: string): Editor['more'] => ({
  async ':make lists the problems, and leads to their words'({ root: site }) {
    await writeFile(path.join(site, file), broken)
    const found = (await vimMake(program, site)).find(({ text }) => text.includes(brokenMessage))
    same(found && [found.file, found.line, found.at], [file, 8, `${brokenWords}, with some words.`])
  },
})

/** Visual Studio Code, where it is asked for and can be fetched. */
async function visualStudioCode(): Promise<Editor[]> {
  if (!values.fetch || (positionals.length > 0 && !positionals.includes('code'))) return []
  try {
    const codeServer = await fetchCodeServer()
    return [
      {
        name: 'Code',
        start: (site) => startVsCode(codeServer, site),
        more: {
          async 'the task lists the problems without the extension'(site) {
            await writeFile(path.join(site.root, file), broken)
            includes(await seeTask(codeServer, site, brokenMessage), '[Ln 8, Col 6]')
          },
          async 'the extension says that there are no packages'(site) {
            await rm(path.join(site.root, 'node_modules'))
            includes(await seeMessage(codeServer, site), 'npm install')
          },
        },
      },
    ]
  } catch (error) {
    console.log((error as Error).message)
    return [{ name: 'Code' }]
  }
}

refuseUnknown(positionals, ['neovim', 'vim', 'emacs', 'code'])
const editors: Editor[] = [
  { name: 'Neovim', ...(isOnPath('nvim') && { start: startNeovim, more: making('nvim') }) },
  { name: 'Vim', ...(isOnPath('vim') && { more: making('vim') }) },
  { name: 'Emacs', ...(hasEglot() && { start: startEmacs }) },
  ...(await visualStudioCode()),
]

/** What is done in each, in this order. */
const deeds: Record<string, (editor: OpenEditor) => Promise<void>> = {
  async 'a problem stands at its words, behind an emoji and an accent'(editor) {
    await editor.write(broken)
    same(await editor.placeOf(brokenMessage), brokenWords)
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
  if (!isDeepStrictEqual(found, wanted)) throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}.`)
}

function includes(found: string, wanted: string) {
  if (!found.includes(wanted)) throw new Error(`“${found}” does not say ${wanted}.`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
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

/** So many milliseconds an editor may take for one deed on a busy machine. One that hangs would end nothing. */
const patience = 240_000

/** What an editor does, or that it gave no answer: then there is no use in asking it anything more. */
async function answered(act: () => Promise<void>): Promise<void> {
  const done = new AbortController()
  const late = wait(patience, undefined, { signal: done.signal }).then(() => {
    throw new Hanging(`There was no answer within ${patience / 60_000} minutes.`)
  })
  try {
    await Promise.race([act(), late])
  } finally {
    late.catch(() => undefined)
    done.abort()
  }
}

class Hanging extends Error {}

async function tryEditor({ name, start, more = {} }: Editor) {
  const site = projectCopy('editors-', ['.vscode'])
  // Extensions of a marketplace that cannot be reached keep Code from asking about ours.
  await rm(path.join(site, '.vscode/extensions.json'))
  await writeFile(path.join(site, file), page())
  const attempt = async (deed: string, act: () => Promise<void>) => {
    const started = Date.now()
    await answered(act).then(
      () => report(name, deed, started),
      (fault: Error) => {
        report(name, deed, started, fault)
        if (fault instanceof Hanging) throw fault
      },
    )
  }
  const edit = async () => {
    const editor = await start?.({ root: site, file })
    if (!editor) return
    try {
      for (const [deed, act] of Object.entries(deeds)) await attempt(deed, () => act(editor))
    } finally {
      await editor.close()
    }
  }
  try {
    const began = Date.now()
    await edit().catch((fault: Error) => {
      if (!(fault instanceof Hanging)) report(name, 'starts', began, fault)
    })
    for (const [deed, act] of Object.entries(more))
      await attempt(deed, () => act({ root: site, file })).catch(() => undefined)
  } finally {
    await rm(site, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

const wanted = editors.filter(({ name }) => positionals.length === 0 || positionals.includes(name.toLowerCase()))
const isThere = ({ start, more }: Editor) => start !== undefined || more !== undefined
const missing = wanted.filter((editor) => !isThere(editor)).map(({ name }) => name)
for (const editor of wanted.filter(isThere)) await tryEditor(editor)
await mkdir(path.join(root, 'test-results'), { recursive: true })
const results = { passed, failed: failures.length, failures, missing }
await writeFile(path.join(root, 'test-results/editors.json'), `${JSON.stringify(results)}\n`)
console.log(`\n${passed} passed, ${failures.length} failed`)
if (missing.length > 0) console.log(`Left out: ${missing.join(', ')}`)
if (missing.some((name) => name !== 'Code')) console.log('Debian: apt-get install neovim vim emacs-nox elpa-eglot')
process.exitCode = failures.length > 0 ? 1 : 0

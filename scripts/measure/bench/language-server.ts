import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import {
  type CompletionList,
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { residentMegabytes } from './process-use.ts'
import { articleSlug } from './synthetic-article.ts'

/** What somebody waits for who writes in an editor. */
export interface EditorMeasure {
  /** Milliseconds from `initialize` until the first completion is there; the check has run before. */
  ready: number
  /** Milliseconds of a completion, of 95 in 100 at most. */
  completion: number
  /** What the server holds in the end; undefined where nothing tells. */
  megabytes: number | undefined
}

/** What is typed, key after key, with a completion asked for at each. */
const typed = ['\n\n[Words](/briefings/a', '\n\n[Words](Briefing', '\n\n<Callout title', '\n\n<Claim id="growth']

/** Starts the language server of a copied project, opens an article and types in it. */
export async function measureLanguageServer(root: string): Promise<EditorMeasure> {
  const server = spawn(process.execPath, [path.join(root, 'scripts/language-server.mjs')], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  connection.listen()
  const file = path.join(root, 'content/articles', `${articleSlug(0)}.mdx`)
  const uri = pathToFileURL(file).href
  const before = await readFile(file, 'utf8')
  let version = 1
  const complete = async (text: string) => {
    const started = performance.now()
    version += 1
    void connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ text }],
    })
    const lines = text.split('\n')
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
    await connection.sendRequest<CompletionList | null>('textDocument/completion', { textDocument: { uri }, position })
    return performance.now() - started
  }
  // The process answers once it has read its code.
  const capabilities = {}
  const started = performance.now()
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities })
  void connection.sendNotification('initialized', {})
  const textDocument = { uri, languageId: 'mdx', version, text: before }
  void connection.sendNotification('textDocument/didOpen', { textDocument })
  await complete(`${before}\n\n[Words](/`)
  const ready = performance.now() - started
  const times: number[] = []
  for (const words of [...typed, ...typed]) {
    // The check begins while the writer thinks, and is under way at the next key.
    await wait(600)
    for (let length = 3; length <= words.length; length += 1) {
      times.push(await complete(before + words.slice(0, length)))
      // As fast as a quick writer types.
      await wait(80)
    }
  }
  const megabytes = residentMegabytes(server.pid as number)
  server.kill()
  connection.dispose()
  times.sort((a, b) => a - b)
  return { ready, completion: times[Math.floor(times.length * 0.95)] as number, megabytes }
}

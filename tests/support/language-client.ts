import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import {
  type ClientCapabilities,
  type CompletionItem,
  type CompletionList,
  createProtocolConnection,
  type Diagnostic,
  type Position,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { serveEditors } from '../../scripts/language-server/serve-editors.ts'

/** An editor that speaks with the language server. */
export interface LanguageClient {
  connection: ProtocolConnection
  uri(file: string): string
  open(file: string, text: string): void
  change(file: string, text: string): void
  save(file: string): void
  close(file: string): void
  /** What was told of a file last. */
  problems(file: string): Diagnostic[] | undefined
  /** Asks about a place in a file that is open: with `¦` in the text where the cursor is. The text is what stands there now. */
  ask<Answer>(method: string, file: string, marked: string, more?: object): Promise<Answer>
  /** What is proposed at the cursor: labels. */
  proposed(file: string, marked: string): Promise<CompletionItem[]>
  stop(): Promise<void>
}

export interface Streams {
  input: NodeJS.WritableStream
  output: NodeJS.ReadableStream
}

/** Starts the server in this process. */
export function serveHere(root: string): Streams {
  const [input, output] = [new PassThrough(), new PassThrough()]
  serveEditors(root, input, output)
  return { input, output }
}

/** Says hello as an editor does. */
export async function languageClient(
  root: string,
  { input, output }: Streams = serveHere(root),
  capabilities: ClientCapabilities = {},
): Promise<LanguageClient> {
  const connection = createProtocolConnection(new StreamMessageReader(output), new StreamMessageWriter(input))
  const told = new Map<string, Diagnostic[]>()
  const versions = new Map<string, number>()
  const uri = (file: string) => pathToFileURL(`${root}/${file}`).href
  connection.onNotification('textDocument/publishDiagnostics', (about: { uri: string; diagnostics: Diagnostic[] }) => {
    told.set(about.uri, about.diagnostics)
  })
  connection.listen()
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities })
  await connection.sendNotification('initialized', {})
  const send = (method: string, params: object) => void connection.sendNotification(`textDocument/${method}`, params)
  const open = (file: string, text: string) => {
    versions.set(file, 1)
    // What editors call the language is not looked at.
    send('didOpen', { textDocument: { uri: uri(file), languageId: 'conf', version: 1, text } })
  }
  const change = (file: string, text: string) => {
    const version = (versions.get(file) ?? 0) + 1
    versions.set(file, version)
    send('didChange', { textDocument: { uri: uri(file), version }, contentChanges: [{ text }] })
  }
  const ask = <Answer>(method: string, file: string, marked: string, more: object = {}): Promise<Answer> => {
    const [before = '', after = ''] = marked.split('¦')
    if (versions.has(file)) change(file, before + after)
    else open(file, before + after)
    const lines = before.split('\n')
    const position: Position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
    const textDocument = { uri: uri(file) }
    return connection.sendRequest(`textDocument/${method}`, {
      textDocument,
      position,
      range: { start: position, end: position },
      ...more,
    })
  }
  return {
    connection,
    uri,
    open,
    change,
    ask,
    save: (file) => send('didSave', { textDocument: { uri: uri(file) } }),
    close: (file) => send('didClose', { textDocument: { uri: uri(file) } }),
    problems: (file) => told.get(uri(file)),
    async proposed(file, marked) {
      return (await ask<CompletionList | null>('completion', file, marked))?.items ?? []
    },
    async stop() {
      await connection.sendRequest('shutdown')
      connection.dispose()
    },
  }
}

/** Waits until a process has ended: with which code. */
export async function ended(child: NodeJS.EventEmitter & { exitCode: number | null }): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit')
  return child.exitCode
}

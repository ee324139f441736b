import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as others } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import {
  type CancellationToken,
  CodeActionKind,
  CompletionTriggerKind,
  createConnection,
  LSPErrorCodes,
  ProposedFeatures,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { groupBy } from '#src/lib/group-by.ts'
import type { Vocabulary } from '../../src/desk/complete/proposal.ts'
import type { JsonSchema } from '../../src/desk/requests/json-schema.ts'
import type { LinkTarget } from '../../src/desk/requests/writing.ts'
import type { CheckResult } from '../content/content.ts'
import { jsonSchemaOf } from '../content/editors/json-schemas.ts'
import { glance } from '../content/glance.ts'
import type { Ref } from '../content/model/file-result.ts'
import type { Issue } from '../content/model/issue.ts'
import { decode } from '../content/syntax/decode.ts'
import { listBlocks } from '../desk/site/list-blocks.ts'
import { listTargets } from '../desk/site/list-targets.ts'
import { followContent } from '../dev/follow-content.ts'
import { codeActions } from './code-actions.ts'
import { completionList } from './completion-list.ts'
import { asChecked, type ContentFile, contentFile } from './content-file.ts'
import { diagnosticOf } from './diagnostic-of.ts'
import { hoverWords } from './hover-words.ts'
import { outline } from './outline.ts'

const noRenaming =
  'Files are renamed on the desk (npm run desk, Move), which puts right every link to them and leaves a redirect.'

/**
 * Speaks the Language Server Protocol with one editor about the content of a project. It ends with the input: an editor that
 * dies leaves no process behind.
 */
export function serveEditors(root: string, input: NodeJS.ReadableStream, output: NodeJS.WritableStream): void {
  const connection = createConnection(ProposedFeatures.all, input, output)
  const documents = new TextDocuments(TextDocument)
  /** What stands in editors and not on disk. */
  const unsaved = new Map<string, Buffer>()
  /** The problems of each file as they were told last. */
  const told = new Map<string, { issues: readonly Issue[]; words: string }>()
  /** The headings of texts that are open, as they were when their bodies could be read. */
  const headings = new Map<string, readonly Ref[]>()
  /** The addresses of documents whose first version was looked at. */
  const opened = new Set<string>()
  /** Files that were written in since the check began that is under way. */
  const written = new Set<string>()
  let found: CheckResult | undefined
  let targets: LinkTarget[] | undefined
  let snippets = false

  const openDocument = (file: string) => documents.all().find(({ uri }) => contentFile(root, uri)?.file === file)

  const tell = (file: string, issues: readonly Issue[], source: string, isNew = false) => {
    const lines = source.split('\n')
    const diagnostics = issues.map((issue) => diagnosticOf(issue, lines))
    const words = JSON.stringify(diagnostics)
    if (!isNew && words === (told.get(file)?.words ?? '[]')) return
    told.set(file, { issues, words })
    const uri = openDocument(file)?.uri ?? pathToFileURL(path.join(root, file)).href
    void connection.sendDiagnostics({ uri, diagnostics })
  }

  /** Tells what one file says by itself, at once. */
  const look = (file: string, source: string, isNew = false) => {
    const seen = found && glance(root, found, file, unsaved)
    if (!seen) return
    if (seen.result.bodyRead) headings.set(file, seen.result.refs)
    tell(
      file,
      seen.issues.filter((issue) => issue.file === file),
      source,
      isNew,
    )
  }

  const content = followContent(
    { root, now: process.env.BUILD_DATE, askSearch },
    {
      begin: () => written.clear(),
      tell(result) {
        found = result
        targets = undefined
        const byFile = groupBy(result.issues, ({ file }) => file)
        for (const file of new Set([...told.keys(), ...byFile.keys()]))
          if (!written.has(file)) tell(file, byFile.get(file) ?? [], byFile.get(file)?.[0]?.source ?? '')
        for (const file of written) {
          const document = openDocument(file)
          if (document) look(file, asChecked(document).getText())
        }
      },
      fail: (error) => connection.console.error(error.stack ?? error.message),
    },
    unsaved,
  )

  connection.onInitialize(({ capabilities }) => {
    snippets = capabilities.textDocument?.completion?.completionItem?.snippetSupport === true
    return {
      serverInfo: { name: 'content' },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        completionProvider: { triggerCharacters: ['<', '(', '"', '/', '#', ' ', ':'] },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
        documentSymbolProvider: true,
        renameProvider: { prepareProvider: true },
        workspace: {
          fileOperations: { willRename: { filters: [{ scheme: 'file', pattern: { glob: '**/content/**' } }] } },
        },
      },
    }
  })

  const isOnDisk = ({ file }: ContentFile, text: string) => {
    try {
      const disk = decode(file, readFileSync(path.join(root, file)))
      // What is no text stands otherwise in every editor, and is a problem as it stands on disk.
      return disk.issues.length > 0 || disk.text === text
    } catch {
      return false
    }
  }
  documents.onDidChangeContent(({ document }) => {
    const place = contentFile(root, document.uri)
    if (!place) return
    const text = asChecked(document).getText()
    // Its first version is the one it is opened with.
    const isOpened = !opened.has(document.uri)
    opened.add(document.uri)
    if (!isOpened || !isOnDisk(place, text)) {
      unsaved.set(place.file, Buffer.from(text))
      written.add(place.file)
      content.soon()
    }
    // Some editors forget what they were told of a file before it was open.
    look(place.file, text, isOpened)
  })
  const asOnDisk = ({ document }: { document: TextDocument }) => {
    const place = contentFile(root, document.uri)
    if (place && unsaved.delete(place.file)) content.soon()
  }
  documents.onDidSave(asOnDisk)
  documents.onDidClose((closed) => {
    opened.delete(closed.document.uri)
    asOnDisk(closed)
  })

  /** Answers about a file of the content once there is something to say, unless nobody waits for it any longer. */
  const about =
    <Params extends { textDocument: { uri: string } }, Answer>(
      answer: (params: Params, file: ContentFile, document: TextDocument) => Answer,
    ) =>
    async (params: Params, token: CancellationToken): Promise<Answer | null | ResponseError<void>> => {
      await content.first
      await others()
      if (token.isCancellationRequested) return new ResponseError(LSPErrorCodes.RequestCancelled, 'It was cancelled.')
      const { uri } = params.textDocument
      const [file, document] = [contentFile(root, uri), documents.get(uri)]
      return file && document ? answer(params, file, asChecked(document)) : null
    }

  const vocabulary = ({ file, place }: ContentFile): Vocabulary => {
    targets ??= found ? listTargets(root, found) : []
    const schema = place.problem ? {} : (jsonSchemaOf(place.collection, root) as JsonSchema)
    return { file, schema, blocks: listBlocks(), targets }
  }
  connection.onCompletion(
    about(({ position, context }, file, document) =>
      completionList(document, document.offsetAt(position), file.format, vocabulary(file), {
        snippets,
        isAsked: context?.triggerKind !== CompletionTriggerKind.TriggerCharacter,
      }),
    ),
  )
  connection.onHover(
    about(({ position }, file, document) => {
      const value = hoverWords(file, document.getText(), document.offsetAt(position))
      return value === undefined ? null : { contents: { kind: 'markdown', value } }
    }),
  )
  connection.onCodeAction(
    about(({ range }, { file, format }, document) =>
      codeActions(document, format, told.get(file)?.issues ?? [], range),
    ),
  )
  connection.onDocumentSymbol(
    about((_, { file }, document) => {
      const refs = headings.get(file) ?? found?.results.find((result) => result.file === file)?.refs ?? []
      return outline(refs, document.getText().split('\n'))
    }),
  )
  const refuseRenaming = () => new ResponseError<void>(LSPErrorCodes.RequestFailed, noRenaming)
  connection.onPrepareRename(refuseRenaming)
  connection.onRenameRequest(refuseRenaming)
  connection.workspace.onWillRenameFiles(() => {
    connection.window.showWarningMessage(`Links to it stay as they were. ${noRenaming}`)
    return null
  })
  connection.onShutdown(() => content.close())
  documents.listen(connection)
  connection.listen()
}

/** Loaded when there is something to ask: it brings all views. */
const askSearch = async (...about: Parameters<typeof import('../outputs/search-answers.ts').askSearch>) =>
  (await import('../outputs/search-answers.ts')).askSearch(...about)

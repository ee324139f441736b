import { setImmediate as others } from 'node:timers/promises'
import {
  type CancellationToken,
  CodeActionKind,
  CompletionTriggerKind,
  createConnection,
  LSPErrorCodes,
  ProposedFeatures,
  ResponseError,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { codeActions } from './code-actions.ts'
import { completionList } from './completion-list.ts'
import { asChecked, type ContentFile, contentFile } from './content-file.ts'
import { hoverWords } from './hover-words.ts'
import { outline } from './outline.ts'
import { tellProblems } from './tell-problems.ts'
import { createVocabulary } from './vocabulary.ts'

const noRenaming =
  'Files are renamed on the desk (npm run desk, Move), which puts right every link to them and leaves a redirect.'

const capabilities: ServerCapabilities = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  completionProvider: { triggerCharacters: ['<', '(', '"', '/', '#', ' ', ':'] },
  hoverProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  documentSymbolProvider: true,
  renameProvider: { prepareProvider: true },
  workspace: { fileOperations: { willRename: { filters: [{ scheme: 'file', pattern: { glob: '**/content/**' } }] } } },
}

/**
 * Speaks the Language Server Protocol with one editor about the content of a project. It ends with the input: an editor that
 * dies leaves no process behind.
 */
export function serveEditors(root: string, input: NodeJS.ReadableStream, output: NodeJS.WritableStream): void {
  const connection = createConnection(ProposedFeatures.all, input, output)
  const documents = new TextDocuments(TextDocument)
  const vocabulary = createVocabulary(root)
  const content = tellProblems(root, connection, documents, vocabulary.read)
  let snippets = false

  /** Answers about a file of the content once there is something to say, unless nobody waits for it any longer. */
  const about =
    <Params extends { textDocument: { uri: string } }, Answer>(
      answer: (params: Params, file: ContentFile, document: TextDocument) => Answer,
      ready = content.ready,
    ) =>
    async (params: Params, token: CancellationToken): Promise<Answer | null | ResponseError<void>> => {
      await ready
      await others()
      if (token.isCancellationRequested) return new ResponseError(LSPErrorCodes.RequestCancelled, 'It was cancelled.')
      const { uri } = params.textDocument
      const [file, document] = [contentFile(root, uri), documents.get(uri)]
      return file && document ? answer(params, file, asChecked(document)) : null
    }

  connection.onInitialize(({ capabilities: client }) => {
    snippets = client.textDocument?.completion?.completionItem?.snippetSupport === true
    return { serverInfo: { name: 'content' }, capabilities }
  })
  connection.onCompletion(
    about(({ position, context }, file, document) => {
      const isAsked = context?.triggerKind !== CompletionTriggerKind.TriggerCharacter
      return completionList(document, document.offsetAt(position), file.format, vocabulary.of(file), {
        snippets,
        isAsked,
      })
    }),
  )
  connection.onHover(
    about(({ position }, file, document) => {
      const value = hoverWords(file, document.getText(), document.offsetAt(position))
      return value === undefined ? null : { contents: { kind: 'markdown', value } }
    }),
  )
  connection.onCodeAction(
    about(
      ({ range }, { file, format }, document) => codeActions(document, format, content.issues(file), range),
      content.first,
    ),
  )
  connection.onDocumentSymbol(
    about((_, { file }, document) => outline(content.refs(file), document.getText().split('\n'))),
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

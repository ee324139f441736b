import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connection, TextDocuments } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { groupBy } from '#src/lib/group-by.ts'
import type { CheckResult, ReadContent } from '../content/content.ts'
import { glance } from '../content/glance.ts'
import type { Ref } from '../content/model/file-result.ts'
import type { Issue } from '../content/model/issue.ts'
import { decode } from '../content/syntax/decode.ts'
import { followContent } from '../dev/follow-content.ts'
import { askSearch } from '../outputs/ask-search.ts'
import { asChecked, type ContentFile, contentFile } from './content-file.ts'
import { diagnosticOf } from './diagnostic-of.ts'

/** The content as its writer sees it. */
export interface ToldContent {
  /** Everything has been read once: there is something to propose. */
  ready: Promise<void>
  /** Everything has been checked once. */
  first: Promise<void>
  /** The problems of a file as they were told last. */
  issues(file: string): readonly Issue[]
  /** What a text mentions, its headings among it, as it was when it could be read. */
  refs(file: string): readonly Ref[]
  close(): void
}

/**
 * Tells an editor the problems of the content: those of the text that is written with every key, all others a moment later.
 * What is open and not saved counts before what stands on disk.
 *
 * @param read told of everything that is read, before it is checked
 */
export function tellProblems(
  root: string,
  connection: Pick<Connection, 'sendDiagnostics' | 'console'>,
  documents: TextDocuments<TextDocument>,
  read: (read: ReadContent) => void,
): ToldContent {
  /** What stands in editors and not on disk. */
  const unsaved = new Map<string, Buffer>()
  const told = new Map<string, { issues: readonly Issue[]; words: string }>()
  /** What open texts mention, as it was when their bodies could be read. */
  const mentioned = new Map<string, readonly Ref[]>()
  /** The addresses of documents whose first version was looked at. */
  const opened = new Set<string>()
  /** Files that were written in since the check began that is under way. */
  const written = new Set<string>()
  /** The last check; before the first, what is read. */
  let found: Pick<CheckResult, 'issues' | 'results'> | undefined
  let isRead = () => {}
  const ready = new Promise<void>((resolve) => {
    isRead = resolve
  })

  const openDocument = (file: string) => documents.all().find(({ uri }) => contentFile(root, uri)?.file === file)

  const tell = (file: string, issues: readonly Issue[], source: string, isOpened = false) => {
    const lines = source.split('\n')
    const diagnostics = issues.map((issue) => diagnosticOf(issue, lines))
    const words = JSON.stringify(diagnostics)
    if (!isOpened && words === (told.get(file)?.words ?? '[]')) return
    told.set(file, { issues, words })
    const uri = openDocument(file)?.uri ?? pathToFileURL(path.join(root, file)).href
    void connection.sendDiagnostics({ uri, diagnostics })
  }

  /** Tells what one file says by itself, at once. */
  const look = (file: string, source: string, isOpened = false) => {
    const seen = found && glance(root, found, file, unsaved)
    if (!seen) return
    if (seen.result.bodyRead) mentioned.set(file, seen.result.refs)
    const own = seen.issues.filter((issue) => issue.file === file)
    tell(file, own, source, isOpened)
  }

  const haveRead = (all: ReadContent) => {
    read(all)
    if (found) return
    found = { ...all, issues: [] }
    for (const document of documents.all()) {
      const place = contentFile(root, document.uri)
      if (place) look(place.file, asChecked(document).getText())
    }
    isRead()
  }

  const tellAll = (result: CheckResult) => {
    found = result
    const byFile = groupBy(result.issues, ({ file }) => file)
    for (const file of new Set([...told.keys(), ...byFile.keys()]))
      if (!written.has(file)) tell(file, byFile.get(file) ?? [], byFile.get(file)?.[0]?.source ?? '')
    for (const file of written) {
      const document = openDocument(file)
      if (document) look(file, asChecked(document).getText())
    }
  }

  const content = followContent(
    { root, now: process.env.BUILD_DATE, askSearch },
    {
      begin: () => written.clear(),
      read: haveRead,
      tell: tellAll,
      fail: (error) => connection.console.error(error.stack ?? error.message),
    },
    unsaved,
  )

  documents.onDidChangeContent(({ document }) => {
    const place = contentFile(root, document.uri)
    if (!place) return
    const text = asChecked(document).getText()
    // Its first version is the one it is opened with.
    const isOpened = !opened.has(document.uri)
    opened.add(document.uri)
    if (!isOpened || !isOnDisk(root, place, text)) {
      unsaved.set(place.file, Buffer.from(text))
      written.add(place.file)
      content.wrote([place.file])
    }
    // Some editors forget what they were told of a file before it was open.
    look(place.file, text, isOpened)
  })
  const asOnDisk = ({ document }: { document: TextDocument }) => {
    const place = contentFile(root, document.uri)
    if (place && unsaved.delete(place.file)) content.wrote([place.file])
  }
  documents.onDidSave(asOnDisk)
  documents.onDidClose((closed) => {
    opened.delete(closed.document.uri)
    asOnDisk(closed)
  })

  return {
    // A check that fails may have read nothing.
    ready: Promise.race([ready, content.first]),
    first: content.first,
    issues: (file) => told.get(file)?.issues ?? [],
    refs: (file) => mentioned.get(file) ?? found?.results.find((result) => result.file === file)?.refs ?? [],
    close: content.close,
  }
}

function isOnDisk(root: string, { file }: ContentFile, text: string): boolean {
  try {
    const disk = decode(file, readFileSync(path.join(root, file)))
    // What is no text stands otherwise in every editor, and is a problem as it stands on disk.
    return disk.issues.length > 0 || disk.text === text
  } catch {
    return false
  }
}

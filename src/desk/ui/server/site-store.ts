import { useSyncExternalStore } from 'react'
import { shareLine } from '#src/lib/share-line.ts'
import type { DeskIssue } from '../../requests/issue.ts'
import type { DeskEvent, DeskSite } from '../../requests/site.ts'
import { isEqual } from '../../text/model/is-equal.ts'
import { loadNextPlace } from '../route.ts'
import { askServer, type NoAnswer } from './ask-server.ts'
import { currentToken, onNewToken } from './token.ts'

/** Whether the server answers: it does, it is gone, it was started anew and knows this window no more, or nobody is signed in. */
export type Connection = 'open' | 'gone' | 'anew' | 'signedOut'

/** What is known of the whole site. */
export interface SiteState {
  site?: DeskSite
  /** Why the site could not be read. */
  failure?: string
  /** Where to sign in again. */
  signIn?: string
  connection: Connection
  /** The code of the desk is another since this window was opened. */
  isOutdated?: boolean
}

type ContentEvent = Extract<DeskEvent, { type: 'content' }>
type FileEvent = Extract<DeskEvent, { type: 'file' }>

/** The code this window was opened with. */
const ownCode = document.querySelector<HTMLMetaElement>('meta[name=desk-code]')?.content ?? ''

/** How long until a line that was refused is tried again, in milliseconds. */
const patience = 2000

let state: SiteState = { connection: 'open' }
const listeners = new Set<() => void>()
const fileListeners = new Set<(event: FileEvent) => void>()
const lineListeners = new Set<() => void>()
const whereListeners = new Set<() => void>()

function update(next: Partial<SiteState>) {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** Reads the site again: after the start, a lost connection, or a change of files. */
export async function readSite(): Promise<void> {
  try {
    const site = await askServer('GET site', {})
    const isOutdated = site.code !== ownCode
    if (isOutdated) loadNextPlace()
    update({ site, failure: undefined, signIn: undefined, connection: 'open', isOutdated })
  } catch (error) {
    const { message, signIn } = error as NoAnswer
    const connection = connectionAfter(error as NoAnswer)
    update({ failure: message, signIn, connection })
    clearTimeout(asking)
    // Whoever signs in does so in another window, of which this one is told nothing.
    if (connection === 'signedOut') asking = setTimeout(readSite, patience)
  }
}

let asking: ReturnType<typeof setTimeout> | undefined

function connectionAfter({ signIn, serverGone, status }: NoAnswer): Connection {
  if (signIn !== undefined) return 'signedOut'
  if (serverGone) return 'gone'
  return status === 401 ? 'anew' : 'open'
}

function receive(event: DeskEvent) {
  if (event.type === 'file') for (const listener of fileListeners) listener(event)
  else if (event.type === 'where') for (const listener of whereListeners) listener()
  else if (event.type === 'team') state.site && update({ site: { ...state.site, team: event.team } })
  else if (event.type === 'others') state.site && update({ site: { ...state.site, others: event.others } })
  else if (state.site) takeContent(state.site, event)
}

/** Takes over what a check found. Most keys change nothing of it: then nothing is drawn anew. */
function takeContent(site: DeskSite, event: ContentEvent) {
  const issues = asBefore(site.issues, event.issues)
  const accepted = asBefore(site.accepted, event.accepted)
  const next = { ...site, issues, accepted, changes: event.changes, entries: merged(site, event) }
  if ((Object.keys(next) as (keyof DeskSite)[]).some((name) => next[name] !== site[name])) update({ site: next })
}

/** What says the same stays the same value. */
const asBefore = <Value>(before: Value, now: Value): Value => (isEqual(before, now) ? before : now)

/** In the order of the check: it finds the same after a save, and then nothing is drawn anew. */
const byFile = (one: DeskIssue, other: DeskIssue) => (one.file === other.file ? 0 : one.file < other.file ? -1 : 1)

/** Takes what a save was answered with: all issues of its file. */
export function takeIssues(file: string, issues: readonly DeskIssue[]): void {
  if (!state.site) return
  const own = state.site.issues.filter((issue) => issue.file === file)
  if (isEqual(own, issues)) return
  const others = state.site.issues.filter((issue) => issue.file !== file)
  update({ site: { ...state.site, issues: [...others, ...issues].sort(byFile) } })
}

/** The entries with those that differ in the place of what they were. */
function merged({ entries }: DeskSite, event: ContentEvent) {
  if (event.entries.length === 0 && event.gone.length === 0) return entries
  const news = new Map(event.entries.map((entry) => [entry.file, entry]))
  const gone = new Set(event.gone)
  const kept = entries.filter(({ file }) => !gone.has(file) && !news.has(file))
  return [...kept, ...event.entries]
}

/** What is heard of the line to the server: that it opened, that it broke, or what the server tells. */
type Heard = 'opened' | 'broken' | DeskEvent

/** Listens to the server for as long as the desk is open. */
export const followSite = (): void => shareLine('desk:line', openLine, hear, 'opened')

async function hear(heard: Heard): Promise<void> {
  if (heard === 'broken') return readSite()
  if (heard !== 'opened') return receive(heard)
  // What was told while there was no line is in the site, and in the files.
  for (const listener of lineListeners) listener()
  await readSite()
}

function openLine(tell: (heard: Heard) => Promise<void>): void {
  const events = new EventSource(`/_desk/api/events?${new URLSearchParams({ token: currentToken() })}`)
  const openAgain = () => openLine(tell)
  events.onmessage = ({ data }) => void tell(JSON.parse(data as string) as DeskEvent)
  events.onopen = () => void tell('opened')
  events.onerror = async () => {
    // An event source connects again by itself, unless it was refused.
    const isOver = events.readyState === EventSource.CLOSED
    await tell('broken')
    if (!isOver) return
    if (state.connection === 'anew') onNewToken(openAgain)
    else setTimeout(openAgain, patience)
  }
}

/** Calls the listener when a file changed on disk. Returns the way to stop. */
export function onFileChange(listener: (event: FileEvent) => void): () => void {
  fileListeners.add(listener)
  return () => void fileListeners.delete(listener)
}

/** Calls the listener when the line to the server opens: nobody heard what was told before. Returns the way to stop. */
export function onLineOpen(listener: () => void): () => void {
  lineListeners.add(listener)
  return () => void lineListeners.delete(listener)
}

/** Calls the listener when the server asks which entry is open in this window. Returns the way to stop. */
export function onWhere(listener: () => void): () => void {
  whereListeners.add(listener)
  return () => void whereListeners.delete(listener)
}

/** Settles once the server answers this window: at once when it does now. */
export async function serverAnswers(): Promise<void> {
  await readSite()
  if (state.connection === 'open') return
  return new Promise((resolve) => {
    const stop = onSiteChange(() => {
      if (state.connection !== 'open') return
      stop()
      resolve()
    })
  })
}

/** Settles once it is known what there is, or why that cannot be read. */
export function siteAnswered(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onSiteChange(() => {
      stop()
      resolve()
    })
  })
}

/** Calls the listener whenever the state of the site changed. Returns the way to stop. */
export function onSiteChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSite = (): SiteState => useSyncExternalStore(onSiteChange, () => state)

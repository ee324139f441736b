import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import type { BundledCode } from '../desk/bundled-code.ts'
import { openDesk } from '../desk/open-desk.ts'
import { servedFiles } from '../desk/served-files.ts'
import { keptForProxies } from '../tools/kept-for-proxies.ts'
import { oneAtATime } from '../tools/one-at-a-time.ts'
import { teamDesks } from './desks.ts'
import { diskUse } from './disk-use.ts'
import { teamFront } from './front/front.ts'
import type { FindIdentity } from './identity/identity.ts'
import { plainHeaderIdentity } from './identity/plain-header.ts'
import { signedTokenIdentity } from './identity/signed-token.ts'
import { listenAt, refuseTaken } from './listen-at.ts'
import { teamPreviews } from './previews/team-previews.ts'
import { settleGit } from './repository/git-settings.ts'
import { openShared } from './repository/shared-repository.ts'
import { openSessions } from './sessions.ts'
import { type IdentityConfig, readTeamConfig, type TeamConfig } from './team-config.ts'
import { toldOnce } from './told-once.ts'
import type { OpensDesk } from './writer-desk.ts'

/** How often the remote is asked what is new, and the file with the people read again, in milliseconds. */
const round = 60_000
/** How often it is told what the desk takes on the disk, in milliseconds. */
const day = 24 * 60 * 60_000
/** Who is in hundreds of groups has a token of that length: Node refuses what is longer than 16 KiB. */
const maxHeaderSize = 64 * 1024

/** What a team's desk is started with. */
export interface TeamOptions {
  /** The file with the configuration. */
  file: string | undefined
  code: Promise<BundledCode>
  log?: Pick<Console, 'info' | 'warn' | 'error'>
  /** Opens the desk of a writer; that of a test has no pages. */
  open?: OpensDesk
}

/** A team's desk that runs. */
export interface Team {
  /** Where the proxy reaches it. */
  at: string
  /** Asks the remote what is new, and reads again who is in the list: it happens by itself once a minute. */
  lookAgain(): Promise<void>
  close(): Promise<void>
}

const identityOf = (config: IdentityConfig): FindIdentity =>
  config.kind === 'token' ? signedTokenIdentity(config) : plainHeaderIdentity(config)

/**
 * Starts the desk of a team.
 *
 * @throws UsageError when the configuration is wrong, the repository cannot be read, or another program listens there
 */
export async function startTeam({ file, code, log = console, open }: TeamOptions): Promise<Team> {
  let config = readTeamConfig(file)
  const identify = identityOf(config.identity)
  await refuseTaken(config.listen)
  mkdirSync(config.folder, { recursive: true, mode: 0o700 })
  // Stays where the desk is ended at once.
  const mark = path.join(config.folder, 'running')
  const isAfterCrash = existsSync(mark)
  writeFileSync(mark, '')
  settleGit(config)
  const shared = await openShared(config, isAfterCrash)
  if (shared.kept) log.error(`The repository was broken and is fetched anew. The old one is kept: ${shared.kept}.`)
  const opens: OpensDesk = open ?? ((of) => openDesk({ ...of, code, log, token: '', openWindow: () => undefined }))
  const desks = teamDesks({ config, shared, open: opens, log })
  if (await desks.handOver()) await shared.fetch().catch(() => undefined)
  await desks.follow()
  const { page, files, pages } = await code
  const ofPages = await pages
  const answer = teamFront({
    config: () => config,
    identify,
    sessions: openSessions(config.folder),
    desks,
    previews: teamPreviews({
      config: () => config,
      find: desks.previewed,
      shared,
      code: ofPages,
      log,
    }),
    page,
    files: servedFiles(new Map([...files, ...ofPages.files])),
    log,
  })
  const server = createServer({ maxHeaderSize, keepAliveTimeout: keptForProxies }, answer)
  const at = await listenAt(server, config.listen)

  const rereadPeople = rereading(file as string, log, (next) => {
    const { people, roles, ask, approveOwn, handsOverTo } = next
    config = { ...config, people, roles, ask, approveOwn, handsOverTo }
  })
  const tellUnread = toldOnce((words) => log.error(`The repository cannot be read at the moment: ${words}`))
  const disk = diskUse({ folder: config.folder, log })
  const tellDisk = () => disk.tell().catch((error: Error) => log.error(String(error.stack)))
  void tellDisk()
  const days = setInterval(tellDisk, day)
  const look = async () => {
    rereadPeople()
    await disk.look()
    await desks.tidy(config)
    const words = await shared.fetch().then(
      () => '',
      (error: Error) => error.message.trim(),
    )
    tellUnread(words)
    // What has arrived is read in the same round; that the remote is gone again, the next one says.
    if (!words && (await desks.handOver())) await shared.fetch().catch(() => undefined)
    await desks.follow()
  }
  const inTurn = oneAtATime()
  // Whoever asks while it is looked waits for a look of their own: that one may have asked the remote already.
  const lookAgain = () => inTurn(look)
  let isLooking = false
  const rounds = setInterval(async () => {
    // A remote that takes longer than a round is asked when it has answered.
    if (isLooking) return
    isLooking = true
    await lookAgain().catch((error: Error) => log.error(String(error.stack)))
    isLooking = false
  }, round)
  return {
    at,
    lookAgain,
    async close() {
      clearInterval(rounds)
      clearInterval(days)
      server.close()
      await desks.close()
      server.closeAllConnections()
      rmSync(mark, { force: true })
    },
  }
}

/** Reads the file again when it was written: a list that cannot be read leaves the one there was. */
function rereading(file: string, log: Pick<Console, 'info' | 'error'>, take: (config: TeamConfig) => void): () => void {
  const written = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs
  let before = written()
  return () => {
    const now = written()
    if (now === before) return
    before = now
    try {
      take(readTeamConfig(file))
      log.info(`The people and roles of ${file} count from now on; all else from the next start.`)
    } catch (error) {
      log.error(`What stood in ${file} before goes on counting. ${(error as Error).message}`)
    }
  }
}

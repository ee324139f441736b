import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OpenDesk, OpenDeskOptions } from '../desk/open-desk.ts'
import type { TeamDesk } from '../desk/team-desk.ts'
import { writerAt } from './access.ts'
import { seesDraftsOf } from './may-see.ts'
import type { Member } from './people.ts'
import { renewedWords } from './repository/after-crash.ts'
import type { SharedRepository } from './repository/shared-repository.ts'
import { openClone, type WriterClone } from './repository/writer-clone.ts'
import type { ReviewBranch } from './reviews/review-branches.ts'
import type { TeamReviews } from './reviews/team-reviews.ts'
import type { TeamConfig } from './team-config.ts'

/** Opens a desk in a clone: that of the project, or one of a test without pages. */
export type OpensDesk = (options: Pick<OpenDeskOptions, 'root' | 'writer' | 'onError'>) => Promise<OpenDesk>

/** The desk of somebody, in a clone of their own. */
export interface WriterDesk {
  /** With the roles of the moment. */
  member: Member
  /** The team as they see it. */
  team: TeamDesk
  /** Rejects where the clone or the desk could not be opened. */
  desk: Promise<OpenDesk>
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Brings what is new on the main branch to it, unless something is being written there. */
  follow(): Promise<void>
  /** Whether nobody asks it for anything, and nobody has for so many milliseconds. */
  isIdle(milliseconds: number): boolean
  close(): Promise<void>
}

interface Options {
  config(): TeamConfig
  shared: SharedRepository
  reviews: Pick<TeamReviews, 'merged'>
  open: OpensDesk
  /** The team as somebody sees it, who may take a review to their desk. */
  teamOf(now: () => Member, take: (review: ReviewBranch) => Promise<void>): TeamDesk
  /** Told after each answer. */
  answered(): void
  log: Pick<Console, 'info' | 'error'>
}

/** Opens the desk of somebody. */
export function writerDesk(first: Member, options: Options): WriterDesk {
  const { config, shared, reviews, open, teamOf, answered, log } = options
  /** What is being answered: windows that listen, and requests. */
  const answering = new Set<ServerResponse>()
  /** How many requests that write are being answered. */
  let writing = 0
  /** When it was asked for something last, in milliseconds. */
  let used = Date.now()
  const clone = openClone(config(), shared, first.person.email)

  async function bring(into: WriterClone): Promise<string[] | undefined> {
    const { moved, files, both, unsettled } = await into.follow((file) => seesDraftsOf(own.member, file))
    await into.leave(reviews.merged())
    const { name } = own.member.person
    if (both.length > 0) log.info(`${name}: both versions stand in ${both.join(', ')}`)
    if (unsettled.length > 0) log.info(`${name}: waits until it is chosen in ${unsettled.join(', ')}`)
    return moved || files.length > 0 ? files : undefined
  }

  async function begin(): Promise<OpenDesk> {
    const into = await clone
    if (into.renewed) log.error(`${own.member.person.name}: ${renewedWords(into.renewed)}`)
    await bring(into)
    const at = () => ({ ...own.member, root: into.root, config: config() })
    const writer = writerAt(at, own.team, (name, about, refused) =>
      log.info(`${own.member.person.name}: ${name} ${JSON.stringify(about)}${refused ? ' (refused)' : ''}`),
    )
    const onError = (error: unknown) => log.error(String((error as Error).stack ?? error))
    const desk = await open({ root: into.root, writer, onError })
    log.info(`${own.member.person.name}: the desk is open`)
    return desk
  }

  async function take(review: ReviewBranch): Promise<void> {
    const [into, desk] = await Promise.all([clone, own.desk])
    const files = await into.take(review)
    await desk.renew(files)
  }

  const own: WriterDesk = {
    member: first,
    team: teamOf(() => own.member, take),
    desk: Promise.resolve().then(begin),
    async answer(request, response) {
      const writes = request.method !== 'GET' && request.method !== 'HEAD'
      answering.add(response)
      response.once('close', () => {
        answering.delete(response)
        used = Date.now()
        if (writes) writing -= 1
        answered()
      })
      if (writes) writing += 1
      const desk = await own.desk
      await desk.answer(request, response)
    },
    async follow() {
      const [into, desk] = await Promise.all([clone, own.desk])
      desk.tell({ type: 'team', team: own.team.state() })
      // What is being written comes first: the next round is a minute away.
      if (writing > 0) return
      const files = await bring(into)
      if (files) await desk.renew(files)
    },
    isIdle: (milliseconds) => answering.size === 0 && Date.now() - used > milliseconds,
    async close() {
      for (const response of answering) response.destroy()
      await own.desk.then(
        ({ close }) => close(),
        () => undefined,
      )
      log.info(`${own.member.person.name}: the desk is closed`)
    },
  }
  return own
}

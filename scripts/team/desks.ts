import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DeskEvent } from '../../src/desk/requests/site.ts'
import type { OpenDesk, OpenDeskOptions } from '../desk/open-desk.ts'
import type { TeamDesk } from '../desk/team-desk.ts'
import { oneAtATime } from '../tools/one-at-a-time.ts'
import { writerAt } from './access.ts'
import { teamComments } from './comments/team-comments.ts'
import type { Member } from './people.ts'
import { question, teamPresence } from './presence.ts'
import { renewedWords } from './repository/after-crash.ts'
import type { Brought } from './repository/bring-together.ts'
import type { SharedRepository } from './repository/shared-repository.ts'
import { openClone, type WriterClone } from './repository/writer-clone.ts'
import { memberDesk } from './reviews/member-desk.ts'
import { teamReviews } from './reviews/team-reviews.ts'
import type { TeamConfig } from './team-config.ts'

/** A desk that nobody has asked for anything for so long is closed, in milliseconds. What was written is on the disk. */
const idle = 30 * 60_000

/** Opens a desk in a clone: that of the project, or one of a test without pages. */
export type OpensDesk = (options: Pick<OpenDeskOptions, 'root' | 'writer' | 'onError'>) => Promise<OpenDesk>

/** The desks of a team: one for each writer, in a clone of their own, opened by their first request. */
export interface Desks {
  /** Answers at the desk of somebody. */
  answer(member: Member, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Brings what is new on the main branch, and of reviews, to every desk that is open. */
  follow(): Promise<void>
  /** Closes desks of whoever is no more in the list, and those that nobody uses. */
  tidy(config: TeamConfig): Promise<void>
  close(): Promise<void>
}

interface Entry {
  member: Member
  clone: Promise<WriterClone>
  team: TeamDesk
  desk: Promise<OpenDesk>
  /** When it was asked for something last, in milliseconds. */
  used: number
  /** What is being answered: windows that listen, and requests. */
  answering: Set<ServerResponse>
  /** How many requests that write are being answered. */
  writing: number
}

interface DesksOptions {
  config: TeamConfig
  shared: SharedRepository
  open: OpensDesk
  log: Pick<Console, 'info' | 'error'>
}

/** Opens desks as they are asked for. */
export function teamDesks({ config: first, shared, open, log }: DesksOptions): Desks {
  let config = first
  const desks = new Map<string, Entry>()
  const reviews = teamReviews({ config: () => config, shared, log })
  /** Something became of a review: everybody hears of it as soon as that was answered. */
  let hasDecided = false
  const comments = teamComments({ config: first, shared, log })
  const presence = teamPresence()
  const onError = (error: unknown) => log.error(String((error as Error).stack ?? error))

  function tellAll(event: (entry: Entry) => DeskEvent): void {
    for (const entry of desks.values())
      void entry.desk.then(
        ({ tell }) => tell(event(entry)),
        () => undefined,
      )
  }
  function tellSaid(): void {
    tellAll(({ team }) => ({ type: 'team', team: team.state() }))
    void comments.share().catch(onError)
  }
  const tellOthers = () => tellAll(({ team }) => ({ type: 'others', others: team.others() }))
  const questions = setInterval(() => {
    if (presence.forgetSilent()) tellOthers()
    tellAll(() => ({ type: 'where' }))
  }, question)

  async function begin(entry: Entry): Promise<OpenDesk> {
    const clone = await entry.clone
    if (clone.renewed) log.error(`${entry.member.person.name}: ${renewedWords(clone.renewed)}`)
    await follow(entry, clone)
    const at = () => ({ ...entry.member, root: clone.root, config })
    const writer = writerAt(at, entry.team, (name, about, refused) =>
      log.info(`${entry.member.person.name}: ${name} ${JSON.stringify(about)}${refused ? ' (refused)' : ''}`),
    )
    const desk = await open({ root: clone.root, writer, onError })
    log.info(`${entry.member.person.name}: the desk is open`)
    return desk
  }

  async function follow({ member }: Entry, clone: WriterClone): Promise<Brought> {
    const brought = await clone.follow()
    const { both, unsettled } = brought
    await clone.leave(reviews.merged())
    const { name } = member.person
    if (both.length > 0) log.info(`${name}: both versions stand in ${both.join(', ')}`)
    if (unsettled.length > 0) log.info(`${name}: waits until it is chosen in ${unsettled.join(', ')}`)
    return brought
  }

  async function followAll(): Promise<void> {
    await reviews.look().catch(onError)
    await comments.share().catch(onError)
    for (const entry of desks.values()) {
      try {
        const [clone, desk] = await Promise.all([entry.clone, entry.desk])
        desk.tell({ type: 'team', team: entry.team.state() })
        // What is being written comes first: the next round is a minute away.
        if (entry.writing > 0) continue
        const { moved, files } = await follow(entry, clone)
        if (moved) await desk.renew(files)
      } catch (error) {
        onError(error)
      }
    }
  }

  const inTurn = oneAtATime()
  /** One round at a time: two would meet in one clone. */
  const followInTurn = () => inTurn(followAll)

  function entryOf(member: Member): Entry {
    const { email } = member.person
    const known = desks.get(email)
    if (known) {
      known.member = member
      return known
    }
    const entry: Entry = {
      member,
      clone: openClone(config, shared, email),
      team: memberDesk({
        ...{ reviews, comments, presence, shared },
        now: () => entry.member,
        changed() {
          hasDecided = true
        },
        moved: tellOthers,
        said: tellSaid,
      }),
      desk: Promise.resolve().then(() => begin(entry)),
      used: Date.now(),
      answering: new Set(),
      writing: 0,
    }
    desks.set(email, entry)
    // A desk that could not be opened is tried again by the next request.
    entry.desk.catch(() => desks.get(email) === entry && desks.delete(email))
    return entry
  }

  async function end(email: string, entry: Entry): Promise<void> {
    desks.delete(email)
    for (const response of entry.answering) response.destroy()
    await entry.desk.then(
      ({ close }) => close(),
      () => undefined,
    )
    log.info(`${entry.member.person.name}: the desk is closed`)
  }

  return {
    async answer(member, request, response) {
      const entry = entryOf(member)
      const writes = request.method !== 'GET' && request.method !== 'HEAD'
      entry.answering.add(response)
      response.once('close', () => {
        entry.answering.delete(response)
        entry.used = Date.now()
        if (writes) entry.writing -= 1
        if (!hasDecided) return
        hasDecided = false
        // The remote says what has arrived; that it does not answer, the round of the minute says.
        void shared.fetch().then(followInTurn, () => undefined)
      })
      if (writes) entry.writing += 1
      const desk = await entry.desk
      await desk.answer(request, response)
    },
    follow: followInTurn,
    async tidy(next) {
      config = next
      for (const [email, entry] of desks) {
        const isListed = next.people.some((person) => person.email === email)
        const isIdle = entry.answering.size === 0 && Date.now() - entry.used > idle
        if (!isListed || isIdle) await end(email, entry)
      }
    },
    async close() {
      clearInterval(questions)
      for (const [email, entry] of desks) await end(email, entry)
    },
  }
}

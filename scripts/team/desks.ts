import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DeskEvent } from '../../src/desk/requests/site.ts'
import { oneAtATime } from '../tools/one-at-a-time.ts'
import { teamComments } from './comments/team-comments.ts'
import { teamHandOver } from './hand-over/team-hand-over.ts'
import { type Member, membersOf } from './people.ts'
import { question, teamPresence } from './presence.ts'
import type { SharedRepository } from './repository/shared-repository.ts'
import { memberDesk } from './reviews/member-desk.ts'
import type { ReviewBranch } from './reviews/review-branches.ts'
import { type TeamReviews, teamReviews } from './reviews/team-reviews.ts'
import type { TeamConfig } from './team-config.ts'
import { type OpensDesk, type WriterDesk, writerDesk } from './writer-desk.ts'

/** A desk that nobody has asked for anything for so long is closed, in milliseconds. What was written is on the disk. */
const idle = 30 * 60_000

/** The desks of a team: one for each writer, in a clone of their own, opened by their first request. */
export interface Desks {
  /** Answers at the desk of somebody. */
  answer(member: Member, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Brings what is new on the main branch, and of reviews, to every desk that is open. */
  follow(): Promise<void>
  /** Closes desks of whoever is no more in the list, and those that nobody uses. */
  tidy(config: TeamConfig): Promise<void>
  /**
   * Has those who are no longer in the list hand over what they had not sent.
   *
   * @returns whether anything arrived at the remote
   */
  handOver(): Promise<boolean>
  /** What an address leads to, for people without a desk. */
  previewed: TeamReviews['previewed']
  close(): Promise<void>
}

interface DesksOptions {
  config: TeamConfig
  shared: SharedRepository
  open: OpensDesk
  log: Pick<Console, 'info' | 'error'>
}

/**
 * Opens desks as they are asked for.
 *
 * @throws UsageError when what was decided about reviews, or who was in the list, cannot be read
 */
export function teamDesks({ config: first, shared, open, log }: DesksOptions): Desks {
  let config = first
  const desks = new Map<string, WriterDesk>()
  const reviews = teamReviews({ config: () => config, shared, log, checked: tellTeam })
  /** Something became of a review: everybody hears of it as soon as that was answered. */
  let hasDecided = false
  const comments = teamComments({ config: first, shared, log })
  const presence = teamPresence()
  const onError = (error: unknown) => log.error(String((error as Error).stack ?? error))

  function tellAll(event: (entry: WriterDesk) => DeskEvent): void {
    for (const entry of desks.values())
      void entry.desk.then(
        ({ tell }) => tell(event(entry)),
        () => undefined,
      )
  }
  function tellTeam(): void {
    tellAll(({ team }) => ({ type: 'team', team: team.state() }))
  }
  function tellSaid(): void {
    tellTeam()
    void comments.share().catch(onError)
  }
  const tellOthers = () => tellAll(({ team }) => ({ type: 'others', others: team.others() }))

  async function followAll(): Promise<void> {
    await reviews.look().catch(onError)
    await comments.share().catch(onError)
    for (const desk of desks.values()) await desk.follow().catch(onError)
  }

  const inTurn = oneAtATime()
  /** One round at a time: two would meet in one clone. */
  const followInTurn = () => inTurn(followAll)

  /** The remote says what has arrived; that it does not answer, the round of the minute says. */
  function answered(): void {
    if (!hasDecided) return
    hasDecided = false
    void shared.fetch().then(followInTurn, () => undefined)
  }
  const changed = () => {
    hasDecided = true
  }
  const teamOf = (now: () => Member, take: (review: ReviewBranch) => Promise<void>) =>
    memberDesk({
      folder: first.folder,
      ...{ reviews, comments, presence, shared, now, take, changed },
      moved: tellOthers,
      said: tellSaid,
    })
  const handOver = teamHandOver({ config: () => config, shared, reviews, comments, log })

  const questions = setInterval(() => {
    if (presence.forgetSilent()) tellOthers()
    tellAll(() => ({ type: 'where' }))
  }, question)

  function deskOf(member: Member): WriterDesk {
    const { email } = member.person
    const known = desks.get(email)
    if (known) {
      known.member = member
      return known
    }
    const made = writerDesk(member, { config: () => config, shared, reviews, open, teamOf, answered, log })
    desks.set(email, made)
    // A desk that could not be opened is tried again by the next request.
    made.desk.catch(() => desks.get(email) === made && desks.delete(email))
    return made
  }

  async function end(email: string, desk: WriterDesk): Promise<void> {
    desks.delete(email)
    await desk.close()
  }

  return {
    answer: (member, request, response) => deskOf(member).answer(request, response),
    follow: followInTurn,
    handOver: () => inTurn(handOver),
    previewed: reviews.previewed,
    async tidy(next) {
      config = next
      for (const [email, desk] of desks) {
        const listed = membersOf(next).find(({ person }) => person.email === email)
        if (listed) desk.member = listed
        if (!listed || desk.isIdle(idle)) await end(email, desk)
      }
    },
    async close() {
      clearInterval(questions)
      await reviews.close()
      for (const [email, desk] of desks) await end(email, desk)
    },
  }
}

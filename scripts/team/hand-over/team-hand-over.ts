import type { TeamComments } from '../comments/team-comments.ts'
import { maySee, seesDraftsOf } from '../may-see.ts'
import { type Member, signatureOf } from '../people.ts'
import { renewedWords } from '../repository/after-crash.ts'
import type { SharedRepository } from '../repository/shared-repository.ts'
import { openClone } from '../repository/writer-clone.ts'
import type { TeamReviews } from '../reviews/team-reviews.ts'
import { plainEmail, type TeamConfig } from '../team-config.ts'
import { knownMembers } from './known-members.ts'
import { type HandedOver, handOver } from './unsent-work.ts'

interface Options {
  /** As it is at the moment. */
  config(): TeamConfig
  shared: SharedRepository
  reviews: Pick<TeamReviews, 'merged'>
  comments: Pick<TeamComments, 'acceptedBy'>
  log: Pick<Console, 'info' | 'error'>
}

/** What is said of it in the history, and in the list of reviews. */
function messageOf({ handsOverTo, people }: TeamConfig, name: string): string {
  const to = people.find(({ email }) => handsOverTo && plainEmail(email) === plainEmail(handsOverTo))
  const whom = to ? `It is left to ${to.name}, who decides about it.` : 'It is left to whoever may approve it.'
  return `Unsent work of ${name}\n\n${name} is no longer in the list of people and had not sent this. ${whom}`
}

/**
 * Has those who are no longer in the list hand over what they had not sent. What did not arrive is tried again the next time.
 *
 * @returns does so, and says whether anything arrived at the remote
 * @throws UsageError when it cannot be read who was in the list
 */
export function teamHandOver({ config, shared, reviews, comments, log }: Options): () => Promise<boolean> {
  const known = knownMembers(config().folder)
  /** Why it is not done yet, by the address of whom: nothing once it is. */
  const failures = new Map<string, string>()

  async function work(former: Member): Promise<HandedOver> {
    const { name, email } = former.person
    const clone = await openClone(config(), shared, email)
    if (clone.renewed) log.error(`${name}: ${renewedWords(clone.renewed)}`)
    // As at the opening of their desk: what is merged is nothing unsent.
    await clone.follow((file) => seesDraftsOf(former, file))
    await clone.leave(reviews.merged())
    const writer = {
      author: signatureOf(former.person),
      committer: signatureOf(config().committer),
      team: { accepted: (files: readonly string[]) => comments.acceptedBy(former, files) },
      maySee: (file: string) => maySee(config().folder, former, file),
    }
    return handOver(clone.root, shared.main, former, writer, messageOf(config(), name))
  }

  return async () => {
    const former = known.former(config())
    for (const email of failures.keys())
      if (!former.some(({ person }) => person.email === email)) failures.delete(email)
    let isAny = false
    for (const member of former) {
      const { name, email } = member.person
      const before = failures.get(email)
      if (before === '') continue
      const failed = (error: Error): HandedOver => ({ reviews: [], left: [], failure: error.message.trim() })
      const { reviews, left, failure = '' } = await work(member).catch(failed)
      for (const { branch, files } of reviews)
        log.info(`${name} is no longer in the list: ${branch} hands over ${files.join(', ')}`)
      if (left.length > 0) log.info(`${name} had no right to change what stays in their clone: ${left.join(', ')}`)
      // Said once, and not every minute.
      if (failure && failure !== before) log.error(`What ${name} had not sent is not handed over yet: ${failure}`)
      failures.set(email, failure)
      isAny ||= reviews.length > 0
    }
    return isAny
  }
}

import { createHash } from 'node:crypto'
import type { NodemailerError, SendMailOptions } from 'nodemailer'
import { smtpTransport } from '../../tools/smtp.ts'
import type { TeamConfig } from '../team-config.ts'
import { toldOnce } from '../told-once.ts'
import type { ReviewBranch } from './review-branches.ts'
import type { ReviewJournal } from './review-journal.ts'
import type { Turn } from './shown-reviews.ts'

/** The mails that say what waits for somebody. */
export interface ReviewMails {
  /**
   * Begins to send a mail for each turn that nobody was told of: whoever calls waits for none. What the mail server does not
   * take is tried again the next time.
   *
   * @param reviews that are open: what was told of others is forgotten
   */
  tell(reviews: readonly ReviewBranch[], turns: readonly Turn[]): void
  close(): void
}

interface Options {
  config: Pick<TeamConfig, 'publicAddress' | 'mail'>
  journal: Pick<ReviewJournal, 'mailed' | 'noteMailed'>
  log: Pick<Console, 'error'>
}

/** Names what somebody is told once: a review that is approved, sent back and approved again is two turns. */
const keyOf = ({ person, review: { commit, branch, stage, since, errors } }: Turn) =>
  [commit, branch, errors ? 'errors' : `${stage} ${since}`, person.email].join(' ')

function wordsOf({ review: { title, authors, by, stage, words, errors }, isLeft }: Turn): string {
  if (errors) return `The check finds errors in the site that “${title}” would make. It is not merged with them.`
  if (stage === 'returned') return `${by} sent “${title}” back:\n\n${words}`
  if (stage === 'approved') return `${by} approved “${title}”. It can be merged.`
  if (isLeft) return `“${title}” of ${authors.join(', ')} is left to you.`
  return `${authors.join(', ')} sent “${title}” for review.`
}

/** Opens the way to the mail server, where one is configured. */
export function reviewMails({ config: { publicAddress, mail }, journal, log }: Options): ReviewMails {
  if (!mail) return { tell: () => undefined, close: () => undefined }
  const { from, smtp } = mail
  const transport = smtpTransport(smtp)
  let isSending = false
  let isClosed = false
  /** Why the last mail waits. */
  const tellWaiting = toldOnce((words) => log.error(`What waits for somebody could not be mailed yet: ${words}`))

  const mailOf = (turn: Turn): SendMailOptions => ({
    // The same on every try, so that a mailbox can make two of it one.
    messageId: `<${createHash('sha256').update(keyOf(turn)).digest('hex').slice(0, 32)}@${from.slice(from.indexOf('@') + 1)}>`,
    from,
    // As an object, so that nothing in a name is read as an address.
    to: { name: turn.person.name, address: turn.person.email },
    subject: `Waits for you: ${turn.review.title}`,
    text: `${wordsOf(turn)}\n\n${publicAddress}/_desk/?view=reviews\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })

  /** Resolves to whether it is over: what is refused for good is not sent again. */
  async function send(turn: Turn): Promise<boolean> {
    try {
      await transport.sendMail(mailOf(turn))
      tellWaiting('')
      return true
    } catch (error) {
      const { message: words, responseCode = 0 } = error as NodemailerError
      if (responseCode >= 500) {
        log.error(`The mail server refused a mail to ${turn.person.email}: ${words}`)
        return true
      }
      if (!isClosed) tellWaiting(words)
      return false
    }
  }

  async function sendAll(turns: readonly Turn[]): Promise<void> {
    for (const turn of turns)
      if (!isClosed && (await send(turn))) journal.noteMailed([...journal.mailed(), keyOf(turn)])
  }

  return {
    tell(reviews, turns) {
      if (isSending) return
      const commits = new Set(reviews.map(({ commit }) => commit))
      const known = journal.mailed().filter((key) => commits.has(key.slice(0, key.indexOf(' '))))
      if (known.length < journal.mailed().length) journal.noteMailed(known)
      isSending = true
      void sendAll(turns.filter((turn) => !known.includes(keyOf(turn))))
        .catch((error: Error) => log.error(String(error.stack)))
        .finally(() => {
          isSending = false
        })
    },
    close() {
      isClosed = true
      transport.close()
    },
  }
}

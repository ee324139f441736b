import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PreviewLink, PreviewMade } from '../../../src/desk/requests/team.ts'
import { Refusal } from '../../desk/http/refusal.ts'
import { type Member, membersOf, signatureOf } from '../people.ts'
import type { ReviewBranch } from '../reviews/review-branches.ts'
import type { Preview, ReviewJournal } from '../reviews/review-journal.ts'
import type { TeamConfig } from '../team-config.ts'

/** Everything below it is open to whoever has a link: the proxy asks nobody there who they are. */
export const previewPath = '/_preview/'

/** So long a link leads somewhere, in days. */
const days = 7
/** In bytes: nobody guesses one of 256 bits. */
const tokenLength = 32

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** The links to the pages of reviews, for people without a desk. */
export interface PreviewLinks {
  make(by: Member, review: ReviewBranch): PreviewMade
  /** @throws Refusal of a link that is there no more, or not for this member to end */
  end(by: Member, id: string): void
  /** Those of a review, the oldest first. */
  of(review: ReviewBranch): PreviewLink[]
  /**
   * The review that an address leads to, and when the link ends, ISO 8601. It does so as long as the review is open, and whoever
   * made the link may make one.
   */
  find(token: string): { review: ReviewBranch; until: string } | undefined
}

interface Options {
  /** As it is at the moment. */
  config(): TeamConfig
  journal: Pick<ReviewJournal, 'previews' | 'notePreviews'>
  /** The reviews that are open. */
  open(): readonly ReviewBranch[]
  /** Whether somebody may let others see a review. */
  mayShow(member: Member, review: ReviewBranch): boolean
}

/** Opens the links of a team. What stands in an address is said once, to whoever makes it: its hash alone is kept. */
export function previewLinks({ config, journal, open, mayShow }: Options): PreviewLinks {
  const isGood = ({ by }: Preview, review: ReviewBranch) =>
    membersOf(config()).some((member) => signatureOf(member.person).email === by.email && mayShow(member, review))
  const good = (review: ReviewBranch) => journal.previews(review.branch).filter((one) => isGood(one, review))
  return {
    make({ person }, review) {
      const token = randomBytes(tokenLength).toString('base64url')
      const until = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()
      const made: Preview = { hash: hashOf(token).toString('hex'), by: signatureOf(person), until }
      journal.notePreviews(review.branch, [...journal.previews(review.branch), made])
      return { address: `${config().publicAddress}${previewPath}${token}`, until }
    },
    end(by, id) {
      const review = open().find((one) => journal.previews(one.branch).some(({ hash }) => hash === id))
      if (!review) throw new Refusal(404, 'This link has ended already.')
      if (!mayShow(by, review)) throw new Refusal(403, `This is not yours to do. Ask ${config().ask}.`)
      journal.notePreviews(
        review.branch,
        journal.previews(review.branch).filter(({ hash }) => hash !== id),
      )
    },
    of: (review) => good(review).map(({ hash, by, until }) => ({ id: hash, by: by.name, until })),
    find(token) {
      const given = hashOf(token)
      for (const review of open())
        for (const one of good(review))
          if (timingSafeEqual(Buffer.from(one.hash, 'hex'), given)) return { review, until: one.until }
      return undefined
    },
  }
}

import type { ReviewMerged, TeamReview } from '../../../src/desk/requests/team.ts'
import { page } from '../../support/minimal-content.ts'
import { sam, startTeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'
import type { Outcome } from '../try-host.ts'
import { expectations } from './expectations.ts'
import { deliver, type Writer } from './writer.ts'

const file = 'content/pages/about.mdx'
const words = 'GitLab: You are not allowed to push code to protected branches on this project.'
/** As GitLab refuses it: https://docs.gitlab.com/user/project/repository/branches/protected/ */
const protecting = `test "$1" != refs/heads/main || { echo "${words}" >&2; exit 1; }`

/** Hands a review to a git host that lets nobody push to its main branch, and has it merged there. */
export async function tryProtected(): Promise<Outcome> {
  const { outcome, expectThat } = expectations()
  const site = await startTeamSite(
    { [file]: page() },
    {
      roles: {
        writer: { writes: ['pages'], legal: false, approves: false },
        editor: { writes: 'everything', legal: false, approves: true },
      },
      people: [
        { name: 'Zoë Łukasz', email: 'zoe@example.com', subject: zoe, role: 'writer' },
        { name: 'Sam Roe, Jr.', email: 'sam@example.com', subject: sam, role: 'editor' },
      ],
    },
    // Each name below `localhost` is this machine, and by this one the host is known as a GitLab.
    { remoteOf: (_, url) => ({ url: `${url.replace('127.0.0.1', 'gitlab.localhost')}/site.git`, branch: 'main' }) },
  )
  const writerOf = (as: string): Writer => ({
    open: () => site.signIn(as),
    ask: (route, { body } = {}) => site.ask(route, { as, body }),
  })
  const [writer, approver] = [writerOf(zoe), writerOf(sam)]
  const review = async () => JSON.parse((await writer.ask('GET team/reviews')).text)[0] as TeamReview
  try {
    await writer.open()
    await approver.open()
    site.hookAtRemote('update', protecting)
    const main = site.atRemote('rev-parse', 'main')
    await expectThat('a review that the host does not let onto its main branch ends in one of its own', async () => {
      const said = (await deliver(writer, approver, file, page({ title: 'Protected' }))) as ReviewMerged
      const { branch } = await review()
      const opens = 'https://gitlab.localhost/site/-/merge_requests/new?merge_request%5Bsource_branch%5D='
      const isLed = said.url === opens + encodeURIComponent(branch) && said.problem?.includes(words)
      return (isLed && !said.merged && site.atRemote('rev-parse', 'main') === main) || said
    })
    await expectThat('what is merged there is told as merged, by whom it was approved here', async () => {
      const { branch, commit } = await review()
      const merge = ['commit-tree', `${branch}^{tree}`, '-p', 'main', '-p', branch, '-m', 'Merge branch']
      site.atRemote('update-ref', 'refs/heads/main', site.atRemote(...merge))
      site.atRemote('update-ref', '-d', `refs/heads/${branch}`)
      // Whoever presses once more has the host asked at once.
      const body = Buffer.from(JSON.stringify({ branch, commit }))
      const { status } = await writer.ask('POST team/merge', { body })
      const { stage, by } = await review()
      return (status === 404 && stage === 'merged' && by === 'Sam Roe, Jr.') || { status, stage, by }
    })
    return outcome
  } finally {
    await site.stop()
    removeTemporarySites()
  }
}

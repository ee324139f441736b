import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TeamReview } from '#src/desk/requests/team.ts'
import { page } from '../../support/minimal-content.ts'
import { bodyOf, headerOf, type SmtpServer, startSmtpServer, type TakenMail } from '../../support/smtp-server.ts'
import { sam, startTeamSite, type TeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'

const fileOf = (name: string) => `content/pages/${name}.mdx`
const text = (title: string) => page({ title }, 'Only a paragraph.\n')
let site: TeamSite
let smtp: SmtpServer

beforeAll(async () => {
  smtp = await startSmtpServer()
  const names = ['turns', 'later', 'refused', 'wrong', 'left']
  site = await startTeamSite(Object.fromEntries(names.map((name) => [fileOf(name), text('As it was')])), {
    roles: {
      editor: { writes: 'everything', legal: false, approves: true },
      writer: { writes: ['pages'], legal: false, approves: false },
    },
    people: [
      { name: 'Zoë Łukasz', email: 'zoe@example.com', subject: zoe, role: 'writer' },
      { name: 'Sam Roe, Jr.', email: 'sam@example.com', subject: sam, role: 'editor' },
    ],
    mail: { from: 'desk@example.com', smtp: { host: '127.0.0.1', port: smtp.port, secure: false } },
  })
  for (const person of [zoe, sam]) await site.signIn(person)
}, 120_000)

afterAll(async () => {
  await site.stop()
  await smtp.close()
  removeTemporarySites()
})

/** Writes a page and hands it over. Returns the branch. */
async function send(as: string, name: string, title: string, message: string, branch?: string): Promise<string> {
  const file = fileOf(name)
  const { version } = (await site.ask(`GET entry?file=${file}`, { as })).json
  await site.ask('PUT entry', { as, body: { file, text: text(title), base: version } })
  const { json } = await site.ask('POST review', { as, body: { files: [file], message, branch } })
  expect(json).toMatchObject({ pushed: true })
  await site.team.lookAgain()
  return json.branch
}

async function act(what: 'approve' | 'return' | 'merge', as: string, branch: string, more: object = {}): Promise<void> {
  const all: TeamReview[] = (await site.ask('GET team/reviews', { as })).json
  const { commit } = all.find((one) => one.branch === branch) as TeamReview
  expect((await site.ask(`POST team/${what}`, { as, body: { branch, commit, ...more } })).status).toBe(200)
  await site.team.lookAgain()
}

const about = (mail: TakenMail) => `${mail.to}: ${bodyOf(mail).split('\n')[0]}`
const mailsAbout = (title: string) => smtp.mails.filter((mail) => bodyOf(mail).includes(title)).map(about)
const told = (title: string, mails: readonly string[]) => expect.poll(() => mailsAbout(title)).toEqual(mails)

test('whoever it waits for is told once for each turn, and nobody of what they did themselves', async () => {
  const title = 'What a “late” invoice costs'
  const expected = ['sam@example.com: Zoë Łukasz sent “What a “late” invoice costs” for review.']
  const branch = await send(zoe, 'turns', 'Of Zoë', title)
  await told(title, expected)
  const [mail] = smtp.mails as [TakenMail]
  expect(bodyOf(mail).split('\n').filter(Boolean).at(-1)).toBe('https://desk.example.com/_desk/?view=reviews')
  expect(headerOf(mail, 'From')).toBe('desk@example.com')
  expect(headerOf(mail, 'To')).toBe('"Sam Roe, Jr." <sam@example.com>')
  expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated')

  await act('return', sam, branch, { words: 'Say which year.' })
  expected.push(`zoe@example.com: Sam Roe, Jr. sent “${title}” back:`)
  await told(title, expected)
  expect(bodyOf(smtp.mails.at(-1) as TakenMail)).toContain('\n\nSay which year.\n')
  await send(zoe, 'turns', 'Of Zoë, 2026', 'With the year', branch)
  expected.push(expected[0] as string)
  await told(title, expected)
  for (const [what, words] of [['approve'], ['return', 'The month, too.'], ['approve']] as const) {
    await act(what, sam, branch, { words })
    expected.push(
      `zoe@example.com: Sam Roe, Jr. ${words ? `sent “${title}” back:` : `approved “${title}”. It can be merged.`}`,
    )
    await told(title, expected)
  }
  await act('merge', zoe, branch)
  // What is told of another review stands behind all that was told of this one.
  await send(sam, 'later', 'Of Sam', 'Of Sam alone')
  await send(zoe, 'later', 'Of Zoë', 'Later')
  await told('Later', ['sam@example.com: Zoë Łukasz sent “Later” for review.'])
  expect(mailsAbout(title)).toEqual(expected)
  expect(mailsAbout('Of Sam alone')).toEqual([])
  expect(smtp.mails.map(bodyOf).join()).not.toContain('Only a paragraph')

  await site.crash(() => undefined)
  const before = smtp.mails.length
  for (const person of [zoe, sam]) await site.signIn(person)
  await send(zoe, 'later', 'Of Zoë, again', 'After the crash')
  await told('After the crash', ['sam@example.com: Zoë Łukasz sent “After the crash” for review.'])
  expect(smtp.mails).toHaveLength(before + 1)
})

test('a mail that the server does not take waits, and is the same one later; one it refuses is not tried again', async () => {
  const tried: string[] = []
  const count = (words: string) => site.said.filter((line) => line.includes(words)).length
  smtp.answer = (moment, { text }) => {
    if (moment !== 'END') return undefined
    tried.push(/^Message-ID: (.*)$/m.exec(text)?.[1] ?? '')
    return '451 4.7.1 Greylisted'
  }
  await send(zoe, 'refused', 'Of Zoë', 'For later')
  for (const tries of [1, 2]) {
    await expect.poll(() => tried.length).toBeGreaterThanOrEqual(tries)
    await site.team.lookAgain()
  }
  expect(count('could not be mailed yet')).toBe(1)
  smtp.answer = () => undefined
  await expect
    .poll(async () => {
      await site.team.lookAgain()
      return mailsAbout('For later')
    })
    .toHaveLength(1)
  const ids = new Set([...tried, headerOf(smtp.mails.at(-1) as TakenMail, 'Message-ID')])
  expect([...ids]).toEqual([expect.stringMatching(/^<\w{32}@example\.com>$/)])

  const refused: string[] = []
  smtp.answer = (moment, { to }) => {
    if (moment !== 'RCPT') return undefined
    refused.push(to)
    return to === 'sam@example.com' ? '550 5.1.1 No such mailbox' : undefined
  }
  const branch = await send(zoe, 'refused', 'Of Zoë, once more', 'Never')
  await expect.poll(() => count('refused a mail to sam@example.com')).toBe(1)
  await act('return', sam, branch, { words: 'Which one?' })
  await told('Never', ['zoe@example.com: Sam Roe, Jr. sent “Never” back:'])
  expect(refused).toEqual(['sam@example.com', 'zoe@example.com'])
  smtp.answer = () => undefined
})

test('errors in what a review would make are told to who wrote it, and to who approves when they are repaired', async () => {
  const branch = await send(zoe, 'wrong', '', 'Without a title')
  await told('Without a title', [
    'zoe@example.com: The check finds errors in the site that “Without a title” would make. It is not merged with them.',
  ])
  await send(zoe, 'wrong', 'With one', 'With a title', branch)
  await expect
    .poll(() => mailsAbout('Without a title').at(-1))
    .toBe('sam@example.com: Zoë Łukasz sent “Without a title” for review.')
  expect(mailsAbout('Without a title')).toHaveLength(2)
})

test('whom the work of somebody who is out is left to is told so', async () => {
  const file = fileOf('left')
  const { version } = (await site.ask(`GET entry?file=${file}`, { as: sam })).json
  await site.ask('PUT entry', { as: sam, body: { file, text: text('Of Sam'), base: version } })
  const people = site.config.people as object[]
  // She approves nothing: without being named she would be told nothing.
  site.configure({ people: people.slice(0, 1), handsOverTo: 'zoe@example.com' })
  await site.team.lookAgain()
  const title = 'Unsent work of Sam Roe, Jr.'
  await told(title, [`zoe@example.com: “${title}” of Sam Roe, Jr is left to you.`])
})

import { readFileSync } from 'node:fs'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { words } from '../../../src/desk/words.ts'
import { slowAnswers } from '../../support/slow-answers.ts'
import { startTeamCopy, type TeamCopy } from '../../support/team-copy.ts'
import { heading, paragraph as passage, withComment, wordDocument } from '../../support/word-document.ts'

const file = 'content/articles/prompt-payment-and-the-cost-of-a-late-invoice.mdx'
const other = 'content/articles/capture-planning-after-the-recompete.mdx'
const third = 'content/articles/continuous-monitoring-that-people-read.mdx'
const fourth = 'content/articles/size-standards-and-the-growing-small-business.mdx'
const fifth = 'content/articles/reading-growth-on-a-ratio-scale.mdx'
const sixth = 'content/articles/the-audit-trail-you-build-before-the-audit.mdx'
const seventh = 'content/jobs/engagement-manager-transformation.mdx'
const terms = 'content/legal/terms-of-service/2025-01-15.mdx'
const eighth = 'content/jobs/principal-federal-programs.mdx'
const role = 'content/jobs/lead-ai-engineer.mdx'
/** The first paragraph of a text that is words alone. */
const paragraphOf = (name: string) =>
  /^[\p{L}\p{N},.;:’ –-]{60,}$/mu.exec(readFileSync(name, 'utf8').split('\n---\n')[1] ?? '')?.[0] as string
const paragraph = paragraphOf(file)
const ada = 'ada@example.com'
const sam = 'sam@example.com'
const mia = 'mia@example.com'
const people = [
  { name: 'Ada Nowak', email: ada, role: 'copy' },
  { name: 'Sam Roe, Jr.', email: sam, role: 'editor' },
  { name: 'Mia Berg', email: mia, role: 'copy' },
]

interface ForEach {
  /** Opens a window of somebody who is signed in, in a browser of their own. */
  windowOf(email: string): Promise<Page>
}

const test = base.extend<ForEach, { team: TeamCopy }>({
  team: [
    async ({ browser: _ }, use) => {
      const team = await startTeamCopy({
        roles: {
          copy: { writes: ['articles', 'jobs'], legal: false, approves: false },
          editor: { writes: 'everything', legal: false, approves: true },
        },
        people,
      })
      await use(team)
      await team.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  async windowOf({ browser, team }, use, test) {
    const contexts: BrowserContext[] = []
    await use(async (email) => {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce' })
      contexts.push(context)
      await context.addCookies([team.proxy.login(email)])
      await slowAnswers(context)
      return context.newPage()
    })
    if (test.status !== test.expectedStatus) await test.attach('server', { body: team.said() })
    for (const context of contexts) await context.close()
  },
})

const reviewsLink = (page: Page) =>
  page.getByRole('navigation', { name: words.navigation }).getByRole('link', { name: words.views.reviews })

/** Hands over what was changed in a text: other tests have theirs. */
async function handOver(page: Page, message: string, name = file): Promise<void> {
  await page.getByRole('link', { name: words.views.changes }).click()
  const change = page.getByRole('listitem').filter({ hasText: name }).getByRole('checkbox')
  await expect(change).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  await change.check()
  await page.getByLabel(words.review.message).fill(message)
  await page.getByRole('button', { name: words.review.send(1) }).click()
  await expect(page.getByText(/^Sent\./)).toBeVisible()
}

/** Writes another sentence in the place of a paragraph. */
async function write(page: Page, before: string, after: string): Promise<void> {
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.getByText(before, { exact: true }).click({ clickCount: 3 })
  await page.keyboard.type(after)
  await expect(text).toContainText(after)
  await expect(page.getByText(words.save.saved, { exact: true })).toBeVisible()
}

test('a sentence goes from its writer to an editor, back with words, and onto the main branch with the name of who approved it', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const title = 'What a late invoice costs'
  const [hers, his] = [await windowOf(ada), await windowOf(sam)]
  await his.goto(`${team.proxy.origin}/_desk/`)
  await expect(reviewsLink(his)).toBeVisible()
  await hers.goto(team.addressOf(file))
  await write(hers, paragraph, 'A late invoice costs more than its interest.')
  await handOver(hers, title)

  await expect(reviewsLink(his)).toHaveText(`${words.views.reviews} 1`)
  await reviewsLink(his).click()
  const theirs = his.getByRole('listitem').filter({ hasText: title })
  await theirs.getByText(words.team.shows(1)).click()
  await expect(theirs.locator('ins')).toContainText('more than its interest')
  await theirs.getByRole('button', { name: words.team.return }).click()
  await theirs.getByLabel(words.team.whatToChange).fill('Say by how much.')
  await theirs.getByRole('button', { name: words.team.sendBack }).click()
  await expect(theirs.getByText(words.team.stages.returned('Sam Roe, Jr.'))).toBeVisible()
  await expect(reviewsLink(his)).toHaveText(words.views.reviews)

  await expect(reviewsLink(hers)).toHaveText(`${words.views.reviews} 1`)
  await reviewsLink(hers).click()
  const her = hers.getByRole('listitem').filter({ hasText: title })
  await expect(her.getByText('Say by how much.')).toBeVisible()
  await her.getByRole('link', { name: words.team.goOn }).click()
  await write(hers, 'A late invoice costs more than its interest.', 'A late invoice costs twice its interest.')
  await handOver(hers, 'By how much')

  await expect(reviewsLink(his)).toHaveText(`${words.views.reviews} 1`)
  await expect(theirs.getByText('By how much', { exact: true })).toBeVisible()
  // What he had opened stays open, and shows what was sent anew.
  await expect(theirs.locator('ins')).toContainText('twice its interest')
  await theirs.getByRole('button', { name: words.team.approve }).click()
  await expect(theirs.getByText(words.team.stages.approved('Sam Roe, Jr.'))).toBeVisible()

  await hers.getByRole('link', { name: words.team.see }).click()
  const before = team.atRemote('rev-parse', 'main')
  await her.getByRole('button', { name: words.team.merge }).click()
  await expect(her.getByText(words.team.stages.merged('Sam Roe, Jr.'))).toBeVisible()
  await expect(theirs.getByText(words.team.stages.merged('Sam Roe, Jr.'))).toBeVisible()
  expect(team.atRemote('rev-parse', 'main^')).toBe(before)
  expect(team.atRemote('log', '-1', '--format=%an <%ae>, %cn%n%B', 'main')).toBe(
    `Ada Nowak <${ada}>, The desk\n${title}\n\nBy how much\n\nApproved-by: Sam Roe, Jr <${sam}>`,
  )
  expect(team.atRemote('show', `main:${file}`)).toContain('\nA late invoice costs twice its interest.\n')
  await hers.getByRole('link', { name: words.views.changes }).click()
  await expect(hers.getByText(words.changes.none)).toBeVisible()
})

test('who has an entry open is seen by the others until the window is closed or its line is broken, and both write', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const [hers, his] = [await windowOf(ada), await windowOf(sam)]
  await hers.goto(team.addressOf(other))
  await his.goto(team.addressOf(other))
  const sees = (page: Page, name: string) => page.getByRole('main').getByText(words.team.openElsewhere([name]))
  const seesHim = sees(hers, 'Sam Roe, Jr.')
  await expect(seesHim).toBeVisible()
  await expect(sees(his, 'Ada Nowak')).toBeVisible()
  const field = (page: Page) => page.getByLabel('Author', { exact: true })
  for (const page of [hers, his]) {
    await page.getByRole('tab', { name: words.tabs.fields }).click()
    await field(page).fill('Written by both')
    await expect(page.getByText(words.save.saved, { exact: true })).toBeVisible()
  }

  await his.getByRole('link', { name: words.views.find }).click()
  await expect(seesHim).toBeHidden()
  await his.goBack()
  await expect(seesHim).toBeVisible()
  const second = await his.context().newPage()
  await second.goto(team.addressOf(other))
  await expect(sees(second, 'Ada Nowak')).toBeVisible()
  await his.close()
  await expect(seesHim).toBeVisible()
  team.proxy.cut(sam)
  await expect(seesHim).toBeHidden()
  team.proxy.mend(sam)
  await expect(seesHim).toBeVisible()
  await second.close()
  await expect(seesHim).toBeHidden()
})

test('what is typed while the desk is down is saved when it is there again, without signing in anew', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const page = await windowOf(ada)
  await page.goto(team.addressOf(third))
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  const field = page.getByLabel('Author', { exact: true })
  await field.fill('Written before')
  await expect(page.getByText(words.save.saved, { exact: true })).toBeVisible()
  team.crash()
  await field.fill('Written meanwhile')
  await expect(page.getByText(words.save.kept)).toBeVisible()
  await expect(page.getByRole('alert').getByText(words.server.proxy(502)).first()).toBeVisible()
  await team.startAgain()
  await expect(page.getByText(words.save.saved, { exact: true })).toBeVisible()
  await expect(page.getByText(words.server.proxy(502))).toHaveCount(0)
  const another = await windowOf(ada)
  await another.goto(team.addressOf(third))
  await another.getByRole('tab', { name: words.tabs.fields }).click()
  await expect(another.getByLabel('Author', { exact: true })).toHaveValue('Written meanwhile')
})

test('what a colleague suggests is seen, accepted with one press, and theirs in the history', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const before = paragraphOf(fourth)
  const after = 'A size standard is looked at before a bid, and after it.'
  const [hers, his] = [await windowOf(ada), await windowOf(sam)]
  const comments = (page: Page) => page.getByRole('button', { name: words.comments.title })
  const panel = (page: Page) => page.getByRole('region', { name: words.comments.panel })
  await hers.goto(team.addressOf(fourth))
  await his.goto(team.addressOf(fourth))
  await expect(comments(hers)).toBeVisible()

  await his.getByRole('textbox', { name: words.rich.text }).getByText(before, { exact: true }).click({ clickCount: 3 })
  await comments(his).click()
  await expect(panel(his).getByText(words.comments.none)).toBeVisible()
  await panel(his).getByRole('button', { name: words.comments.onSelected }).click()
  await expect(panel(his).getByText(before, { exact: true })).toBeVisible()
  await panel(his).getByLabel(words.comments.suggest).check()
  await panel(his).getByLabel(words.comments.instead).fill(after)
  await panel(his).getByLabel(words.comments.sayWith).fill('Shorter.')
  await panel(his).getByRole('button', { name: words.comments.sendSuggestion, exact: true }).click()
  await expect(panel(his).getByText('Shorter.')).toBeVisible()

  await expect(comments(hers)).toHaveText(`${words.comments.title} 1`)
  await comments(hers).click()
  const thread = panel(hers).getByRole('listitem')
  await expect(thread.locator('ins').first()).toBeVisible()
  await thread.getByRole('button', { name: words.comments.accept }).click()
  await expect(hers.getByRole('textbox', { name: words.rich.text })).toContainText(after)
  await expect(hers.getByText(words.save.saved, { exact: true })).toBeVisible()
  await expect(panel(hers).getByText(words.comments.settled(1))).toBeVisible()
  await expect(panel(his).getByText(words.comments.settled(1))).toBeVisible()

  await handOver(hers, 'Shorter, as Sam has it', fourth)
  const branch = team.atRemote('for-each-ref', '--format=%(refname)', 'refs/heads/desk/*-shorter-as-sam-has-it')
  expect(team.atRemote('log', '--format=%an: %s', `main..${branch}`)).toBe('Sam Roe, Jr: Shorter, as Sam has it')
  await expect.poll(() => team.atRemote('ls-tree', '-r', '--name-only', 'desk-comments')).toBe('comments.jsonl')
})

test('a field is spoken about, answered and settled, and it is said when the words are gone', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const [hers, his] = [await windowOf(ada), await windowOf(sam)]
  const comments = (page: Page) => page.getByRole('button', { name: words.comments.title })
  const panel = (page: Page) => page.getByRole('region', { name: words.comments.panel })
  for (const page of [hers, his]) {
    await page.goto(team.addressOf(third))
    await page.getByRole('tab', { name: words.tabs.fields }).click()
  }
  const title = (page: Page) => page.getByLabel('Title', { exact: true })
  await title(his).click()
  await comments(his).click()
  await panel(his).getByRole('button', { name: words.comments.onSelected }).click()
  await panel(his).getByLabel(words.comments.say).fill('Who reads it?')
  await panel(his).getByRole('button', { name: words.comments.send, exact: true }).click()

  await expect(comments(hers)).toHaveText(`${words.comments.title} 1`)
  const mark = words.comments.mark('Sam Roe, Jr.', 'Who reads it?')
  const sign = hers.getByRole('button', { name: mark })
  await expect(title(hers)).toHaveAccessibleDescription(new RegExp(mark.replace('?', '[?]')))
  await sign.click()
  await expect(panel(hers).getByRole('listitem')).toBeFocused()
  await panel(hers).getByRole('button', { name: words.comments.showPage }).click()
  await title(hers).focus()
  await hers.keyboard.press('Shift+Tab')
  await expect(sign).toBeFocused()
  await hers.keyboard.press('Tab')
  await hers.keyboard.press('Control+Alt+m')
  await expect(panel(hers).getByRole('listitem')).toBeFocused()
  const [her, its] = [panel(hers).getByRole('listitem'), panel(his).getByRole('listitem')]
  await her.getByRole('button', { name: words.comments.goTo(await title(hers).inputValue()) }).click()
  await expect(title(hers)).toBeFocused()
  await her.getByRole('button', { name: words.comments.answer }).click()
  await her.getByLabel(words.comments.yourAnswer).fill('Nobody yet.')
  await her.getByRole('button', { name: words.comments.answer, exact: true }).click()
  await expect(its.getByText('Nobody yet.')).toBeVisible()
  await expect(its.getByText(words.comments.gone)).toBeHidden()
  await title(his).fill('Monitoring')
  await expect(its.getByText(words.comments.gone)).toBeVisible()
  await expect(his.getByRole('button', { name: mark })).toBeVisible()
  await its.getByRole('button', { name: words.comments.settle }).click()
  await expect(panel(hers).getByText(words.comments.settled(1))).toBeVisible()
  await expect(comments(hers)).toHaveText(words.comments.title)
  await expect(sign).toBeHidden()
  await his.getByRole('link', { name: words.views.reviews }).click()
})

test('comments of a Word document that came back are taken over with one press, and stand at their words', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const about = paragraphOf(terms)
  const [hers, his] = [await windowOf(ada), await windowOf(sam)]
  const panel = (page: Page) => page.getByRole('region', { name: words.comments.panel })
  await hers.goto(team.addressOf(terms))
  await his.goto(team.addressOf(terms))
  await his.getByRole('button', { name: words.actions.compare, exact: true }).click()
  const dialog = his.getByRole('dialog')
  const [word] = await Promise.all([
    his.waitForEvent('download'),
    dialog.getByRole('button', { name: words.compare.docx }).click(),
  ])
  const buffer = await withComment(readFileSync(await word.path()), about, 'Lee Ahn', 'Under which law?')
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await dialog.getByLabel(words.compare.word).setInputFiles({ name: 'terms.docx', mimeType, buffer })
  await expect(dialog.getByText(words.compare.inDocument(1))).toBeVisible()
  await dialog.getByRole('button', { name: words.compare.take, exact: true }).click()
  await expect(dialog.getByText(words.compare.taken({ taken: 1, settled: 0, answered: 0 }))).toBeVisible()
  await dialog.getByRole('button', { name: words.compare.take, exact: true }).click()
  await expect(dialog.getByText(words.compare.taken({ taken: 0, settled: 0, answered: 0 }))).toBeVisible()

  const mark = words.comments.mark('Lee Ahn in Word', 'Under which law?')
  await expect(hers.getByRole('textbox', { name: words.rich.text }).locator('mark')).toHaveText(about)
  await hers.getByRole('button', { name: mark }).click()
  const thread = panel(hers).getByRole('listitem')
  await expect(thread).toBeFocused()
  await expect(thread).toContainText('Lee Ahn in Word, taken over by Sam Roe, Jr.')
  await thread.getByRole('button', { name: words.comments.answer }).click()
  await thread.getByLabel(words.comments.yourAnswer).fill('That of New Jersey.')
  await thread.getByRole('button', { name: words.comments.answer, exact: true }).click()
  await expect(thread.getByText('That of New Jersey.')).toBeVisible()
})

test('comments of a Word document with which a text begins are taken over before it opens, and stand at its words', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const page = await windowOf(ada)
  await page.goto(`${team.proxy.origin}/_desk/`)
  const document = await wordDocument([heading(1, 'A plan of ours'), passage('It has two parts.')].join(''))
  const buffer = await withComment(document, 'It has two parts.', 'Lee Ahn', 'Which ones?')
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await page.getByRole('button', { name: words.newEntry.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.newEntry.kind).selectOption('briefing')
  await dialog.getByLabel(words.newEntry.word).setInputFiles({ name: 'plan.docx', mimeType, buffer })
  await dialog.getByRole('button', { name: words.newEntry.start }).click()
  await expect(dialog.getByText(words.newEntry.left(0))).toBeVisible()
  await dialog.getByRole('button', { name: words.compare.take, exact: true }).click()
  await expect(dialog.getByText(words.compare.taken({ taken: 1, settled: 0, answered: 0 }))).toBeVisible()
  await dialog.getByRole('link', { name: words.newEntry.start }).click()
  await expect(page.getByRole('textbox', { name: words.rich.text }).locator('mark')).toHaveText('It has two parts.')
  await page.getByRole('button', { name: words.comments.mark('Lee Ahn in Word', 'Which ones?') }).click()
  const thread = page.getByRole('region', { name: words.comments.panel }).getByRole('listitem')
  await expect(thread).toContainText('Lee Ahn in Word, taken over by Ada Nowak')
})

test('words that are spoken about are marked while one writes, and lead to what was said until it is settled', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const text = paragraphOf(seventh)
  const about = text.split(' ').slice(0, 3).join(' ')
  const mark = words.comments.mark('Sam Roe, Jr.', 'Which of them?')
  const [hers, his] = [await windowOf(ada), await windowOf(sam)]
  const body = (page: Page) => page.getByRole('textbox', { name: words.rich.text })
  const panel = (page: Page) => page.getByRole('region', { name: words.comments.panel })
  await hers.goto(team.addressOf(seventh))
  await his.goto(team.addressOf(seventh))
  await body(his)
    .getByText(text, { exact: true })
    .click({ position: { x: 4, y: 4 } })
  await his.keyboard.press('Home')
  for (const _ of about.split(' ')) await his.keyboard.press('Control+Shift+ArrowRight')
  await his.getByRole('button', { name: words.comments.title }).click()
  await panel(his).getByRole('button', { name: words.comments.onSelected }).click()
  await panel(his).getByLabel(words.comments.say).fill('Which of them?')
  await panel(his).getByRole('button', { name: words.comments.send, exact: true }).click()

  const marked = body(hers).locator('mark')
  await expect(marked).toHaveText(about)
  await marked.click({ position: { x: 4, y: 8 } })
  await hers.keyboard.press('Home')
  await hers.keyboard.type('So ')
  await expect(marked).toHaveText(about)
  await expect(hers.getByText(words.save.saved, { exact: true })).toBeVisible()
  await hers.keyboard.press('ArrowRight')
  await expect(hers.locator('#announcer')).toHaveText(words.comments.cursorAt(mark))
  await hers.keyboard.press('Control+Alt+m')
  await expect(panel(hers).getByRole('listitem')).toBeFocused()
  await panel(hers).getByRole('button', { name: words.comments.showPage }).click()
  await expect(panel(hers)).toBeHidden()
  await body(hers).getByRole('button', { name: mark }).click()
  await expect(panel(hers).getByRole('listitem')).toBeFocused()

  // What is deleted and brought back is spoken about again.
  await marked.dblclick()
  await hers.keyboard.press('Delete')
  await expect(marked).toHaveCount(0)
  await hers.keyboard.press('Control+z')
  await expect(marked).toHaveText(about)
  await panel(his).getByRole('button', { name: words.comments.settle }).click()
  await expect(marked).toHaveCount(0)
  await expect(body(hers)).toContainText(`So ${text}`)
})

test('a text that is new is spoken about before it is merged, and its writer sees at which words', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const title = 'Spoken about before'
  const name = 'content/articles/spoken-about-before.mdx'
  const sentence = 'Nobody has read this sentence before it was sent.'
  const about = 'this sentence'
  const [hers, his] = [await windowOf(ada), await windowOf(sam)]
  await hers.goto(`${team.proxy.origin}/_desk/`)
  await hers.getByRole('button', { name: words.newEntry.open }).click()
  await hers.getByLabel(words.newEntry.kind).selectOption('briefing')
  await hers.getByLabel(words.newEntry.name).fill(title)
  await hers.getByRole('button', { name: words.newEntry.start }).click()
  const body = hers.getByRole('textbox', { name: words.rich.text })
  await body.click()
  await hers.keyboard.press('Control+End')
  await hers.keyboard.press('Enter')
  await hers.keyboard.type(sentence)
  await hers.getByRole('tab', { name: words.tabs.fields }).click()
  await hers.getByLabel('Draft', { exact: true }).uncheck()
  await expect(hers.getByText(words.states.new, { exact: true })).toBeVisible()
  await expect(hers.getByText(words.save.saved, { exact: true })).toBeVisible()
  await handOver(hers, title, name)

  await his.goto(`${team.proxy.origin}/_desk/`)
  await reviewsLink(his).click()
  const theirs = his.getByRole('listitem').filter({ hasText: title }).first()
  await theirs.getByText(words.team.shows(1)).click()
  const shown = theirs.getByText(sentence, { exact: true })
  await expect(shown).toBeVisible()
  const panel = theirs.getByRole('region', { name: words.comments.panel })
  await panel.getByRole('button', { name: words.comments.onSelected }).click()
  await expect(panel.getByRole('alert')).toHaveText(words.comments.nothingInReview)
  await shown.evaluate((element, words) => {
    const place = element.firstChild as Text
    const from = place.data.indexOf(words)
    getSelection()?.setBaseAndExtent(place, from, place, from + words.length)
  }, about)
  await panel.getByRole('button', { name: words.comments.onSelected }).click()
  await panel.getByLabel(words.comments.say).fill('Which one?')
  await panel.getByRole('button', { name: words.comments.send, exact: true }).click()
  await expect(panel.getByRole('listitem')).toContainText(about)

  await hers.goto(team.addressOf(name))
  await expect(hers.getByText(words.states.review, { exact: true })).toBeVisible()
  await expect(hers.getByText(words.states.new, { exact: true })).toBeVisible()
  await expect(body.locator('mark')).toHaveText(about)
  await hers.getByRole('button', { name: words.comments.title }).click()
  const thread = hers.getByRole('region', { name: words.comments.panel }).getByRole('listitem')
  await expect(thread).toContainText('Which one?')
  await thread.getByRole('button', { name: words.comments.answer }).click()
  await thread.getByLabel(words.comments.yourAnswer).fill('The one that is new.')
  await thread.getByRole('button', { name: words.comments.answer, exact: true }).click()
  await expect(panel.getByRole('listitem')).toContainText('The one that is new.')
})

test('what is suggested in a review is accepted there by its writer with one press, and by nobody else', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const title = 'Suggested in a review'
  const written = 'A bid is written by those who have read it.'
  const suggested = 'Whoever has read a bid writes it.'
  const [hers, his] = [await windowOf(ada), await windowOf(sam)]
  await hers.goto(team.addressOf(eighth))
  await write(hers, paragraphOf(eighth), written)
  await handOver(hers, title, eighth)
  const reviewAt = async (page: Page) => {
    await reviewsLink(page).click()
    const review = page.getByRole('listitem').filter({ hasText: title }).first()
    await review.getByText(words.team.shows(1)).click()
    return review
  }

  await his.goto(`${team.proxy.origin}/_desk/`)
  const theirs = await reviewAt(his)
  const panel = theirs.getByRole('region', { name: words.comments.panel })
  await theirs
    .locator('ins')
    .first()
    .evaluate((added) => getSelection()?.selectAllChildren(added))
  await panel.getByRole('button', { name: words.comments.onSelected }).click()
  await panel.getByLabel(words.comments.suggest).check()
  await panel.getByLabel(words.comments.instead).fill(suggested)
  await panel.getByRole('button', { name: words.comments.sendSuggestion, exact: true }).click()
  await expect(panel.getByRole('listitem')).toBeVisible()
  await expect(panel.getByRole('button', { name: words.comments.accept })).toBeHidden()

  const thread = (await reviewAt(hers)).getByRole('region', { name: words.comments.panel }).getByRole('listitem')
  await thread.getByRole('button', { name: words.comments.accept }).click()
  await expect(hers.locator('#announcer')).toHaveText(words.comments.acceptedHere)
  await expect(panel.getByText(words.comments.settled(1))).toBeVisible()
  await hers.goto(team.addressOf(eighth))
  await expect(hers.getByRole('textbox', { name: words.rich.text })).toContainText(suggested)
  await expect(hers.getByText(words.states.changed, { exact: true })).toBeVisible()
})

test('errors that a review would bring to the site stand at it for its writer and who approves, until they are repaired', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const title = 'Growth in a word'
  const [hers, his] = [await windowOf(ada), await windowOf(sam)]
  const review = (page: Page) => page.getByRole('listitem').filter({ hasText: title })
  const errors = (page: Page) => review(page).getByText(words.team.errors(1), { exact: true })
  const description = hers.getByLabel('Description', { exact: true })
  const fill = async (text: string) => {
    await description.fill(text)
    await expect(hers.getByText(words.save.saved, { exact: true })).toBeVisible()
  }
  await hers.goto(team.addressOf(fifth))
  await hers.getByRole('tab', { name: words.tabs.fields }).click()
  await fill('Growth.')
  await handOver(hers, title, fifth)

  await his.goto(`${team.proxy.origin}/_desk/?view=reviews`)
  await expect(errors(his)).toBeVisible()
  await review(his)
    .getByRole('button', { name: words.team.about(words.team.approve, title) })
    .click()
  await expect(review(his).getByRole('alert')).toBeVisible()
  await expect(review(his).getByText(words.team.stages.sent(), { exact: true })).toBeVisible()

  await hers.getByRole('link', { name: words.team.see }).click()
  await expect(errors(hers)).toBeVisible()
  await review(hers).getByRole('list').getByRole('link').click()
  await expect(description).toBeFocused()
  await fill('Growth is read on a ratio scale, where each doubling takes the same height on the page.')
  await handOver(hers, 'Growth in a sentence', fifth)
  await expect(review(his).getByText(words.team.shows(1))).toBeVisible()
  await expect(errors(his)).toBeHidden()
  await review(his)
    .getByRole('button', { name: words.team.about(words.team.approve, title) })
    .click()
  await expect(review(his).getByText(words.team.stages.approved('Sam Roe, Jr.'), { exact: true })).toBeVisible()
})

test('whoever is sent a link to a review reads its page without a desk, until the link is ended', async ({
  browser,
  team,
  windowOf,
}) => {
  test.slow()
  const title = 'An audit trail in a sentence'
  const sentence = 'An audit trail is built before anybody asks for it.'
  const [hers, his] = [await windowOf(ada), await windowOf(sam)]
  const review = (page: Page) => page.getByRole('listitem').filter({ hasText: title })
  const press = (page: Page, name: string | RegExp) => review(page).getByRole('button', { name }).click()
  await hers.goto(team.addressOf(sixth))
  await write(hers, paragraphOf(sixth), sentence)
  await handOver(hers, title, sixth)
  await hers.getByRole('link', { name: words.team.see }).click()
  await press(hers, words.team.about(words.team.preview, title))
  await press(hers, words.team.previews.make)
  const address = await review(hers).getByLabel(words.team.previews.address).inputValue()
  await hers.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(hers, words.team.previews.copy)
  await expect(review(hers).getByText(words.team.previews.copied)).toBeVisible()
  expect(await hers.evaluate(() => navigator.clipboard.readText())).toBe(address)

  const context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce' })
  const reader = await context.newPage()
  const faults: string[] = []
  const referrers: string[] = []
  reader.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  reader.on('requestfailed', (request) => faults.push(request.url()))
  reader.on('response', (response) => response.status() >= 400 && faults.push(response.url()))
  await context.route(/^https:\/\/(?!localhost)/, async (route) => {
    referrers.push((await route.request().allHeaders()).referer ?? 'none')
    await route.fulfill({ contentType: 'text/html', body: 'The public site' })
  })
  await reader.goto(address)
  await expect(reader).toHaveURL(`${address}/briefings/the-audit-trail-you-build-before-the-audit`)
  await expect(reader.getByText(sentence)).toBeVisible()
  await expect(reader.getByRole('complementary', { name: 'Preview' })).toContainText(title)
  for (const image of await reader.locator('img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  }
  await expect
    .poll(() => reader.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded')))
    .toBe(true)
  expect(faults).toEqual([])
  await reader.getByRole('main').locator('a[href^="https://"]').first().click()
  await expect(reader.getByText('The public site')).toBeVisible()
  expect(referrers).toEqual(['none'])

  await his.goto(`${team.proxy.origin}/_desk/?view=reviews`)
  await press(his, words.team.about(words.team.preview, title))
  await press(his, new RegExp(`^${words.team.previews.end}`))
  await expect(review(his).getByText(/^Link made by/)).toHaveCount(0)
  await reader.goto(address)
  await expect(reader.getByRole('heading', { name: 'This preview is not here' })).toBeVisible()
  await context.close()
})

test('what somebody who left had not sent is taken over by whom it is left to, who goes on writing and sends it', async ({
  team,
  windowOf,
}) => {
  test.slow()
  const [hers, his] = [await windowOf(mia), await windowOf(sam)]
  const sentence = 'You build models that people check and can take apart.'
  await hers.goto(team.addressOf(role))
  await write(hers, paragraphOf(role), sentence)
  await his.goto(`${team.proxy.origin}/_desk/?view=reviews`)
  const title = 'Unsent work of Mia Berg'
  const review = his.getByRole('listitem').filter({ hasText: title })
  await expect(his.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(review).toHaveCount(0)
  team.configure({ people: people.filter(({ email }) => email !== mia), handsOverTo: sam })
  const take = review.getByRole('button', { name: words.team.about(words.team.take, title) })
  // The list of people is read once a minute.
  await expect(take).toBeVisible({ timeout: 120_000 })
  await take.click()
  await expect(review.getByText(words.team.done.take)).toBeVisible()
  await expect(take).toBeHidden()
  await review.getByRole('link', { name: words.team.goOn }).click()
  const text = his.getByRole('textbox', { name: words.rich.text })
  await expect(text).toContainText(sentence)
  await write(his, sentence, `${sentence} You show them how.`)
  await handOver(his, 'Of Mia, and on', role)
  const branch = team.atRemote(
    'for-each-ref',
    '--sort=-committerdate',
    '--count=1',
    '--format=%(refname)',
    'refs/heads/desk/',
  )
  expect(team.atRemote('log', '--format=%an: %s', `main..${branch}`).split('\n')).toEqual([
    'Sam Roe, Jr: Of Mia, and on',
    `Mia Berg: ${title}`,
  ])
})

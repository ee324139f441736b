import { expect, type Locator, type Page, test } from '@playwright/test'
import { blockProps, content, fill } from '../support/labels.ts'
import { open } from '../support/pages.ts'

/** The one live region of the layout, which says what a choice did. */
const announcement = (page: Page) => page.locator('#announcer')

const pressed = (button: Locator, value = true) => expect(button).toHaveAttribute('aria-pressed', String(value))

/** The headings of a list that are on screen. */
async function expectShown(page: Page, titles: string[], all: string[]) {
  for (const title of all) {
    await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true }).first(), title).toBeVisible({
      visible: titles.includes(title),
    })
  }
}

test('case studies are filtered by group, a study may stand in two, and Back undoes it', async ({ page }) => {
  const words = blockProps('case-studies', 'CaseStudyExplorer')
  await open(page, '/case-studies')
  const chips = page.getByRole('group', { name: words.filterLabel }).getByRole('button')
  const counts = (await chips.allInnerTexts()).map((text) => Number(/(\d+)\s*$/.exec(text)?.[1]))
  expect(counts).toEqual([4, 2, 1, 1, 1])
  const studies = page.getByRole('main').getByRole('article')
  const shown = () => studies.filter({ visible: true })
  await expect(shown()).toHaveCount(4)
  for (const [index, count] of [...counts.entries()].slice(1)) {
    const chip = chips.nth(index)
    await chip.click()
    await pressed(chip)
    await pressed(chips.first(), false)
    await expect(shown()).toHaveCount(count)
    const group = (await chip.innerText()).replace(/\s*\d+\s*$/, '')
    await expect(announcement(page)).toContainText(
      fill(count === 1 ? words.announceOne : words.announceMany, { count, group }),
    )
  }
  await expect(page).toHaveURL(/\?category=[a-z-]+$/)
  for (let step = 1; step < counts.length; step += 1) await page.goBack()
  await expect(page).toHaveURL('/case-studies')
  await expect(shown()).toHaveCount(4)
  await pressed(chips.first())
})

test('a shared address of a group shows that group, and a group nobody knows shows everything', async ({ page }) => {
  const words = blockProps('case-studies', 'CaseStudyExplorer')
  const chips = page.getByRole('group', { name: words.filterLabel }).getByRole('button')
  await open(page, '/case-studies?category=audit-and-compliance')
  await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(1)
  await open(page, '/case-studies?category=nonsense')
  await expect(page).toHaveURL('/case-studies')
  await pressed(chips.first())
  await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(4)
})

test('briefings are filtered by category, from featured to latest', async ({ page }) => {
  const words = blockProps('briefings', 'BriefingList')
  const articles = content('articles').map(({ data }) => data)
  const all = articles.map(({ title }) => title)
  await open(page, '/briefings')
  const group = page.getByRole('group', { name: words.chipsLabel })
  await expect(group.getByRole('button')).toHaveText([
    'All Briefings',
    'Federal Contracting',
    'SBA Programs',
    'Treasury Programs',
    'Digital Transformation',
    'Risk Management',
    'Compliance',
  ])
  for (const category of ['Compliance', 'Digital Transformation']) {
    const slug = category.toLowerCase().replaceAll(' ', '-')
    const matching = articles.filter((article) => article.category === slug).map(({ title }) => title)
    const chip = group.getByRole('button', { name: category, exact: true })
    await chip.press('Enter')
    await pressed(chip)
    await expect(chip).toBeFocused()
    await expect(page).toHaveURL(`/briefings?category=${slug}`)
    await expectShown(page, matching, all)
    const phrase = matching.length === 1 ? words.foundOne : words.found
    await expect(announcement(page)).toContainText(fill(phrase, { count: matching.length, category }))
  }
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/briefings')
  await expectShown(page, all, all)
  await open(page, '/briefings?category=complaince')
  await expect(page).toHaveURL('/briefings')
})

test('View All Briefings clears the filter and goes to the list', async ({ page }) => {
  const words = blockProps('briefings', 'BriefingList')
  const titles = content('articles').map(({ data }) => data.title)
  await open(page, '/briefings')
  await page.getByRole('link', { name: words.viewAll }).click()
  await expect(page).toHaveURL('/briefings#all-briefings')
  await expect(page.getByRole('heading', { name: words.latestTitle })).toBeFocused()
  await expectShown(page, titles, titles)
})

test('a career path shows its open roles, and the address of a role opens it', async ({ page }) => {
  const words = blockProps('careers', 'CareerExplorer')
  const jobs = content('jobs').map(({ slug, data }) => ({ slug, ...data }))
  const all = jobs.map(({ title }) => title)
  const of = (track: string) => jobs.filter((job) => job.track === track)
  await open(page, '/careers')
  const group = page.getByRole('group', { name: words.groupLabel })
  await expectShown(
    page,
    of('consulting').map(({ title }) => title),
    all,
  )
  for (const { id, title, name } of words.tracks.toReversed()) {
    await group.getByRole('button', { name: title, exact: true }).click()
    await pressed(group.getByRole('button', { name: title, exact: true }))
    const roles = of(id)
    await expectShown(
      page,
      roles.map((role) => role.title),
      all,
    )
    const phrase = roles.length === 1 ? words.one : words.many
    await expect(announcement(page)).toContainText(fill(phrase, { count: roles.length, track: name }))
  }
  await expect(page).toHaveURL('/careers')
  await page.goBack()
  await expect(page).toHaveURL('/careers?track=product')
  await open(page, '/careers?track=sales')
  await expect(page).toHaveURL('/careers')

  const role = of('technology')[0] ?? jobs[0]
  await page.goto('about:blank')
  await open(page, `/careers#${role?.slug}`)
  await expect(page.getByRole('main').getByText(role?.impact ?? '')).toBeVisible()
})

for (const width of [360, 1280])
  test(`a link to a role of another path leads to its head, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const { slug, data } of content('jobs').filter(({ data }) => data.track !== 'consulting')) {
      await page.goto('about:blank')
      await open(page, `/careers#${slug}`)
      await expect(page.getByRole('main').getByText(data.impact)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`track=${data.track}`))
      const bar = await page.getByRole('banner').boundingBox()
      await expect
        .poll(() => page.locator(`#${slug}`).evaluate((role) => role.getBoundingClientRect().top))
        .toBeGreaterThanOrEqual(bar?.height ?? 0)
      await expect(page.locator(`#${slug} h3`)).toBeInViewport()
    }
  })

test('one open role at a time', async ({ page }) => {
  const [first, second] = content('jobs').filter(({ data }) => data.track === 'consulting')
  await open(page, '/careers')
  const impact = (job: typeof first) => page.getByRole('main').getByText(job?.data.impact ?? '')
  const title = (job: typeof first) =>
    page.getByRole('main').getByRole('heading', { name: job?.data.title ?? '', exact: true })
  await title(first).click()
  await expect(impact(first)).toBeVisible()
  await title(second).click()
  await expect(impact(second)).toBeVisible()
  await expect(impact(first)).toBeHidden()
  await title(second).click()
  await expect(impact(second)).toBeHidden()
})

test('the full network of advisors opens, is in the address, and closes', async ({ page }) => {
  const words = blockProps('leadership', 'AdvisorNetwork')
  const advisors = content('advisors').map(({ data }) => data)
  const all = advisors.map(({ name }) => name)
  await open(page, '/leadership')
  const visible = page
    .getByRole('main')
    .getByRole('heading', { name: new RegExp(all.join('|')) })
    .filter({ visible: true })
  await expect(visible).toHaveCount(6)
  await page.getByRole('button', { name: words.viewNetwork }).click()
  await expect(visible).toHaveCount(18)
  await expect(page).toHaveURL('/leadership?network=full')
  await expect(visible.nth(6)).toBeFocused()
  await page.getByRole('button', { name: words.hideNetwork }).click()
  await expect(visible).toHaveCount(6)
  await expect(page.getByRole('button', { name: words.viewNetwork })).toBeFocused()
  await page.goBack()
  await expect(visible).toHaveCount(18)
  await open(page, '/leadership?network=some')
  await expect(page).toHaveURL('/leadership')
  await expect(visible).toHaveCount(6)
})

test('a service category shows its two services', async ({ page }) => {
  const words = blockProps('services', 'ServiceExplorer')
  const services = content('services').map(({ slug, data }) => ({ slug, ...data }))
  const all = services.map(({ title }) => title)
  const of = (category: string) => services.filter((service) => service.category === category).map(({ title }) => title)
  const categories = content('serviceCategories')
  await open(page, '/services')
  const group = page.getByRole('group', { name: words.groupLabel })
  const card = (title: string) => group.getByRole('button', { name: title })
  await pressed(card('Strategic Transformation'))
  await expectShown(page, of('transformation'), all)
  await card('Performance Optimization').click()
  await expect(page).toHaveURL('/services?category=optimization')
  await expectShown(page, of('optimization'), all)
  const title = categories.find(({ id }) => id === 'optimization')?.title as string
  await expect(announcement(page)).toContainText(fill(words.announcement, { count: 2, category: title }))
  await page.goBack()
  await expectShown(page, of('transformation'), all)
  await open(page, '/services?category=decoration')
  await expect(page).toHaveURL('/services')
  const hidden = services.find(({ category }) => category === 'optimization')
  await open(page, `/services#${hidden?.slug}`)
  await expectShown(page, of('optimization'), all)
})

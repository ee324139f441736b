import type { EnginePage } from '../engine-page.ts'

/** The state of a page with a filter; keeps the last choice as `window.found`. */
function filterState() {
  const main = document.querySelector('main') as HTMLElement
  const headings = [...main.querySelectorAll('h2, h3, h4')].filter((heading) => heading.checkVisibility())
  const choices = [...main.querySelectorAll('[role=group] [aria-pressed]')]
  Object.assign(window, { found: choices.at(-1) })
  return {
    choices: choices.length,
    pressed: choices.map((choice) => choice.getAttribute('aria-pressed')).join(),
    headings: headings.map((heading) => heading.textContent).join(),
    address: location.search,
  }
}

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** A page with a filter: the last choice shows something else and stands in the address; Back undoes it. */
export const filter = (path: string) => async (page: EnginePage) => {
  await page.open(path)
  // A visitor comes near it: then it is fetched and hydrated.
  await page.run(() => document.querySelector('main [role=group]')?.scrollIntoView({ block: 'center' }))
  // Until the application is there the choices are links.
  await page.waitFor('Choices to press', async () => (await page.run(filterState)).choices > 1)
  const before = await page.run(filterState)
  await page.pressFound('The last choice')
  await page.waitFor('The last choice shows another list', async () => {
    const { pressed, headings, address } = await page.run(filterState)
    return pressed.endsWith('true') && headings !== before.headings && address !== before.address
  })
  await page.run(() => history.back())
  await page.waitFor('Back shows the first list', async () => same(await page.run(filterState), before))
}

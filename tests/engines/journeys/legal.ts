import type { EnginePage } from '../engine-page.ts'

/** Finds the fourth line of the contents; returns where it leads. */
function findLine(): string {
  const links = document.querySelectorAll('.legal-contents a[href^="#"]')
  Object.assign(window, { found: links[3] })
  return links[3]?.getAttribute('href') ?? ''
}

/** The contents of a legal text lead to a section, which is then marked as the current one. */
export async function legalContents(page: EnginePage): Promise<void> {
  await page.open('/privacy-policy')
  const target = await page.run(findLine)
  await page.pressFound('A line of the contents')
  await page.until('The address of the section', (hash) => location.hash === hash, target)
  await page.until(
    'The section in view',
    (hash) => {
      const { top } = (document.querySelector(hash) as Element).getBoundingClientRect()
      return top >= 0 && top < innerHeight / 2
    },
    target,
  )
  await page.until(
    'One current line',
    (hash) => {
      const current = document.querySelectorAll('.legal-contents [aria-current]')
      return current.length === 1 && current[0]?.getAttribute('href') === hash
    },
    target,
  )
}

/** Nothing while the end of the page is below the window. */
const isAtEnd = () => document.documentElement.scrollHeight - innerHeight - scrollY < 1 || undefined

/** End leads to the end of a long text, of which much was not laid out until then. */
export async function legalEnd(page: EnginePage): Promise<void> {
  await page.open('/terms-of-service')
  await page.driver.pressKey('End')
  await page.until('The end of the page', isAtEnd)
}

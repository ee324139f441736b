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

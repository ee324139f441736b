import { expect, test } from '@playwright/test'
import { addressOf, differentPages, open } from '../support/pages.ts'

/** What is copied when everything in the element is selected, on one line. */
const copied = (element: Element) => {
  getSelection()?.selectAllChildren(element)
  return String(getSelection()).replace(/\s+/g, ' ').trim()
}

test('a figure that counts up is copied once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const figure = page.locator('[data-behavior="count-up"]').first()
  const words = (await figure.textContent()) as string
  expect(await figure.evaluate(copied)).toBe(words)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  await figure.scrollIntoViewIfNeeded()
  await expect.poll(() => figure.evaluate(copied)).toBe(words)
})

test('a figure is copied without the sign beside it', async ({ page }) => {
  await open(page, '/case-studies')
  const figure = page.locator(':has(> .claim-note)').first()
  const sign = await figure.locator('.claim-button').textContent()
  const text = await figure.evaluate(copied)
  expect(text).toMatch(/\d/)
  expect(text.endsWith(sign ?? '')).toBe(false)
})

/**
 * Words that stand apart on one line and have no space between them, so that they are read and copied as one word. Signs for
 * ears alone, which take no room, may stand at a word.
 */
const gluedWords = () => {
  const inline = (element: Element) => getComputedStyle(element).display === 'inline'
  const lineOf = ({ parentElement }: Node) => {
    let line = parentElement
    while (line?.parentElement && inline(line)) line = line.parentElement
    return line
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const pieces: { text: string; line: Element | null; left: number; right: number; isHeard: boolean }[] = []
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()]
    const [first, last] = [boxes[0], boxes.at(-1)]
    const text = node.textContent ?? ''
    const isHeard = getComputedStyle(node.parentElement as Element).fontSize === '0px'
    if (first && last) pieces.push({ text, line: lineOf(node), left: first.left, right: last.right, isHeard })
  }
  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1]
    const apart = next && next.line === piece.line && next.left - piece.right > 2
    const [end, begin] = piece.isHeard || next?.isHeard ? [/\w$/, /^\w/] : [/\S$/, /^\S/]
    return apart && end.test(piece.text) && begin.test(next.text) ? [piece.text + next.text] : []
  })
}

const addresses = differentPages().map(({ path }) => addressOf(path))
for (const address of [...addresses, '/search?q=audit'])
  test(`words that stand apart on ${address} are read and copied apart`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, address)
    if (address.includes('?')) await expect(page.locator('.search-result').first()).toBeVisible()
    expect(await page.evaluate(gluedWords)).toEqual([])
  })

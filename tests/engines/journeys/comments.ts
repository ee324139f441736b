import { words } from '../../../src/desk/words.ts'
import type { EnginePage } from '../engine-page.ts'
import { eventually } from '../spawned.ts'

/** The desk of somebody is made when they first come, and the whole site is checked for it. */
const patience = 120

/** What is spoken about in a text, and by what it is said. */
export interface Spoken {
  /** The address of the text on the desk. */
  address: string
  /** The end of a passage, and what is said of it. */
  about: string
  said: string
  /** What is said of the field `Title`. */
  ofTitle: string
  /** The text as it is saved. */
  read(): string
}

const marked = () => document.querySelector('.ProseMirror mark')?.textContent

/** Whether a comment in the list beside the text has the focus, and says these words. */
const isLedTo = (said: string) =>
  (document.activeElement?.matches('.desk-comment') && document.activeElement.textContent?.includes(said)) || null

/**
 * What others say of a text while one writes it: its words are marked, the sign behind them leads to what was said and keeps
 * no key from the text, nor does that of a field.
 */
export async function comments(page: EnginePage, { address, about, said, ofTitle, read }: Spoken): Promise<void> {
  const { driver } = page
  await driver.open(address)
  await eventually('The mark', () => page.run(marked), patience)
  const isMarked = async (text: string) =>
    page.waitFor(`“${text}” is marked`, async () => (await page.run(marked)) === text)
  await isMarked(about)

  const sign = (words: string) => ({ role: 'button', name: words })
  await page.press(sign(words.comments.mark('Sam Roe, Jr.', said)))
  await page.until('The sign leads to what was said', isLedTo, said)

  await page.press({ role: 'mark', within: { role: 'textbox', name: words.rich.text } })
  // What End does on a screen: Firefox without one knows no such key.
  await page.run(() => getSelection()?.modify('move', 'forward', 'lineboundary'))
  await driver.type(' And more.')
  await page.waitFor('What is typed behind the sign stands behind the words', async () =>
    read().includes(`${about} And more.\n`),
  )

  await page.press({ role: 'tab', name: words.tabs.fields })
  await page.press(sign(words.comments.mark('Sam Roe, Jr.', ofTitle)))
  await page.until('The sign of the field leads to what was said', isLedTo, ofTitle)
}

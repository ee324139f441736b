import { words } from '../../../src/desk/words.ts'
import type { DeskCopy } from '../../support/desk-copy.ts'
import type { EnginePage } from '../engine-page.ts'
import { eventually } from '../spawned.ts'

/** The desk prepares its modules at their first use, which takes its time on a busy machine. */
const patience = 45

/** Whether the page in the frame says these words in its headline. */
const inHeadline = (text: string) =>
  document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent?.includes(text) ?? false

/** What the found field says. */
const foundValue = () => (window as unknown as { found: HTMLInputElement }).found.value

/** Selects everything in the found field: what is typed next stands in its place. */
const selectFound = () => {
  const { found } = window as unknown as { found: HTMLInputElement }
  found.focus()
  found.select()
}

const pressHeadline = () => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.click()

/** Finds the field with the cursor, if it still says what belongs there. */
const findNote = () => {
  const found = document.activeElement as HTMLInputElement
  Object.assign(window, { found })
  return found.value?.startsWith('Fill in:') || null
}

const isTitleFocused = () => document.activeElement?.id === 'field-title'

/**
 * What somebody does at the desk: opens a text, writes, sees the page follow, a problem beside its field, takes it back,
 * adds a block, goes from the page to the text, and hands the change over.
 */
export async function desk(page: EnginePage, site: DeskCopy, file: string): Promise<void> {
  const { driver } = page
  await driver.open(site.addressOf(file))
  await eventually(
    'The desk',
    async () => (await driver.evaluate('String(Boolean(document.querySelector("[role=tab]")))')) === 'true',
    patience,
  )
  await page.press({ role: 'tab', name: words.tabs.fields })
  await eventually('The page', () => page.run(inHeadline, ''), patience)

  const typed = async (name: string, text: string) => {
    await page.find({ role: 'textbox', name })
    await page.run(selectFound)
    await driver.type(text)
    await page.waitFor(`${name} says ${text}`, async () => (await page.run(foundValue)) === text)
  }
  await typed('Title', 'A headline of this engine')
  await eventually('The page follows', () => page.run(inHeadline, 'A headline of this engine'), patience)
  await page.waitFor('The file has it', async () => site.read(file).includes('A headline of this engine'))

  const described = async () => {
    await page.find({ role: 'textbox', name: 'Description' })
    return page.run(foundValue)
  }
  const before = await described()
  await typed('Description', 'Short.')
  await page.until('The problem', () => document.querySelector('.desk-field .desk-issue')?.textContent)
  // Keys that follow each other slowly, as on a busy machine, are taken back one by one.
  await page.waitFor('Undo brings the description back', async () => {
    await page.press({ role: 'button', name: words.undo })
    return (await described()) === before
  })
  await page.until('No problem', () => !document.querySelector('.desk-field .desk-issue') || null)

  await page.press({ role: 'tab', name: words.tabs.text })
  await page.until('The rich text', () => document.querySelector('.ProseMirror p')?.textContent)
  await page.press({ role: 'paragraph', within: { role: 'textbox', name: words.rich.text } })
  await page.press({ role: 'button', name: words.rich.block })
  await page.find({ role: 'searchbox', name: words.rich.searchBlocks })
  await page.run(selectFound)
  await driver.type('Callout')
  await page.find({ role: 'button', name: 'Callout*', within: { role: 'dialog' } })
  await driver.pressKey('Enter')
  await page.until('The first field of the block', findNote)
  // The desk does so itself when the focus comes, of which Firefox tells only the window in front.
  await page.run(selectFound)
  await driver.type('In practice')
  await page.waitFor('The file has the block', async () => site.read(file).includes('<Callout title="In practice">'))
  await page.run(pressHeadline)
  await eventually('A press on the headline leads to the title', () => page.run(isTitleFocused), patience)

  await page.press({ role: 'link', name: `${words.views.changes}*` })
  await page.find({ role: 'textbox', name: words.review.message })
  await page.run(selectFound)
  await driver.type('A headline, tried in this engine')
  await page.press({ role: 'button', name: words.review.send(1) })
  await page.until('It was sent', () => /Kept on this computer as desk/.test(document.body.textContent ?? '') || null)
  if (!site.git('log', '--all', '--format=%s').includes('A headline, tried in this engine'))
    throw new Error('The commit is not there')
}

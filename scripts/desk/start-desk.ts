import v8 from 'node:v8'
import { openBrowser } from '../tools/open-browser.ts'
import { createDesk } from './create-desk.ts'
import { keepAddress, runningDesk } from './running-desk.ts'

/** The first port that is tried: what a browser keeps for the desk belongs to its address. */
const firstPort = 5173

/** Starts the desk, or finds the one that is open for this folder, says where it is, and opens it in the browser. */
export async function startDesk(root: string, port = firstPort): Promise<void> {
  const open = await runningDesk(root, () =>
    console.log(
      '\n  The desk that was started before does not answer yet, and is waited for. If that takes too long, end it with ' +
        'Ctrl+C where it was started.',
    ),
  )
  if (open) {
    console.log(
      `\n  The desk: ${open}\n\n  It is open already. To start it anew, end it first, with Ctrl+C where it was started.\n`,
    )
    openBrowser(open)
    return
  }
  const desk = await createDesk({ root, show: openBrowser })
  const url = await desk.listen(port)
  keepAddress(root, url)
  // From here on it waits for keys most of the time: V8 collects before the heap has grown by more than two fifths (it
  // would let it double), and yet not while somebody waits for a page.
  v8.setFlagsFromString('--heap-growing-percent=40')
  console.log(`\n  The desk: ${url}\n\n  End it with Ctrl+C.\n`)
  openBrowser(url)
}

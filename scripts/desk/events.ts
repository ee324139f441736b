import type { ServerResponse } from 'node:http'
import type { DeskEvent } from '../../src/desk/requests/site.ts'
import { Refusal } from './http/refusal.ts'
import { plainHeaders } from './http/send.ts'

/** The open windows of the desk, as far as they are told things. */
export interface Events {
  /** @throws Refusal when there are too many already */
  open(response: ServerResponse): void
  tell(event: DeskEvent): void
}

const mostWindows = 32
/** So often a silent line is shown to be alive: what stands between drops those that are silent for a minute. */
const pulse = 20_000

/** Server-sent events. @see https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function createEvents(): Events {
  const windows = new Set<ServerResponse>()
  const send = (text: string) => {
    for (const window of windows) window.write(text)
  }
  setInterval(() => send(':\n\n'), pulse).unref()
  return {
    open(response) {
      if (windows.size >= mostWindows)
        throw new Refusal(429, 'The desk is open in too many windows. Close some of them.')
      response.writeHead(200, { ...plainHeaders, 'content-type': 'text/event-stream' })
      response.write(':\n\n')
      windows.add(response)
      response.once('close', () => windows.delete(response))
    },
    tell: (event) => send(`data: ${JSON.stringify(event)}\n\n`),
  }
}

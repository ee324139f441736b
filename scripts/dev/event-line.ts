import type { ServerResponse } from 'node:http'

/** The open windows that a server tells things. */
export interface EventLine {
  /** Returns false when there are too many windows already. */
  open(response: ServerResponse): boolean
  tell(data: string): void
}

const mostWindows = 32
/** So often a silent line is shown to be alive: what stands between drops those that are silent for a minute. */
const pulse = 20_000

/** Server-sent events. @see https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function eventLine(): EventLine {
  const windows = new Set<ServerResponse>()
  const send = (text: string) => {
    for (const window of windows) window.write(text)
  }
  setInterval(() => send(':\n\n'), pulse).unref()
  return {
    open(response) {
      if (windows.size >= mostWindows) return false
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      response.write(':\n\n')
      windows.add(response)
      response.once('close', () => windows.delete(response))
      return true
    },
    tell: (data) => send(`data: ${data}\n\n`),
  }
}

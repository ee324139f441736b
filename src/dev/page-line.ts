import { shareLine } from '#src/lib/share-line.ts'

/** What the server tells pages: the content that is shown has changed, or what is wrong with it. */
export type PageEvent = 'content' | 'issues'

/** Where the server tells it, as server-sent events. */
export const pageLine = '/_content/events'

/** How long until a line that was refused is tried again, in milliseconds. */
const patience = 2000

/**
 * Listens to what the server tells pages, for as long as this one is open.
 *
 * @param hear is told of both as soon as the line is open: what was told before that nobody heard
 */
export function followContent(hear: (event: PageEvent) => unknown): void {
  const heard = (event: PageEvent | 'opened') => {
    for (const one of event === 'opened' ? (['content', 'issues'] as const) : [event]) hear(one)
  }
  const open = (tell: typeof heard) => {
    const events = new EventSource(pageLine)
    events.onopen = () => tell('opened')
    events.onmessage = ({ data }) => tell(data as PageEvent)
    // An event source connects again by itself, unless it was refused.
    events.onerror = () => void (events.readyState === EventSource.CLOSED && setTimeout(open, patience, tell))
  }
  shareLine<PageEvent | 'opened', void>('content:line', open, heard, 'opened')
}

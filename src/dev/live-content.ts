import type { NetworkSource } from '#src/browser/network-source.ts'
import type { Visits } from '#src/browser/visits.ts'
import { showContentProblems } from './content-overlay.ts'
import { showSource } from './source-tag.ts'

/** Development only: shows edited content in place, without a reload and without losing state, and problems on top of it. */
export function liveContent(visits: Visits, source: NetworkSource): void {
  showSource(visits)
  import.meta.hot?.on('content:update', () => {
    source.forget()
    void visits.refresh()
  })
  // In the desk's frame the problems stand beside the page, and somebody writes already while the page starts.
  if (window.self !== window.top) {
    source.forget()
    void visits.refresh()
    return
  }
  import.meta.hot?.on('content:issues', ({ text }: { text: string }) => showContentProblems(text))
  void fetch('/_content/issues')
    .then((response) => response.json() as Promise<{ text: string }>)
    .then(({ text }) => showContentProblems(text))
}

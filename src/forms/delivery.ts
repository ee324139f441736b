import type { Integrations } from '#src/content/schemas/integrations.ts'

/** Where a form sends to. */
export interface Delivery {
  mode: Integrations['contact']['mode']
  /** The address, in the mode `endpoint`. */
  endpoint?: string
  /** How long to wait for an answer. */
  timeoutMs: number
  /** Forms filled in faster than this are marked as suspected, never refused. */
  minFillMs: number
}

/** What the form says about itself besides its values. */
export interface FillMark {
  page: string
  elapsedMs: number
  suspected: boolean
}

/** Describes how a form was filled in: autofill is fast too, so this only marks. */
export function fillMark(startedAt: number, honeypot: string, minFillMs: number): FillMark {
  const elapsedMs = Math.round(performance.now() - startedAt)
  return { page: window.location.pathname, elapsedMs, suspected: honeypot !== '' || elapsedMs < minFillMs }
}

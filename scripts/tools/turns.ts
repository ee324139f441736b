import { setImmediate } from 'node:timers/promises'

/** Gives a turn to whoever waits. */
export type Turn = () => Promise<unknown>

/** Whoever waits already has one. */
export const others: Turn = () => setImmediate()

/** Work that may be stopped for a while where it yields. */
export type Steps<Result> = Generator<void, Result>

/** So long one turn is at least, in milliseconds. */
const shortest = 10

/** Does work with turns for others between its steps. */
export async function inTurns<Result>(steps: Steps<Result>, turn: Turn = others): Promise<Result> {
  for (let began = performance.now(); ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - began < shortest) continue
    await turn()
    began = performance.now()
  }
}

/** Does the same work at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

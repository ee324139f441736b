/** Has work wait for the work before it, whatever became of that. */
export function oneAtATime(): <Value>(act: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const next = last.then(act, act)
    last = next.catch(() => undefined)
    return next
  }
}

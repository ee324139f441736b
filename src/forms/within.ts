/**
 * What the work brings within a time; nothing when it fails or takes longer. The clock decides by itself: Firefox 153 and
 * WebKitGTK 2.50 never settle a fetch with `keepalive` once its page is left, not even when it is aborted.
 */
export function within<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const over = new AbortController()
  return new Promise((resolve) => {
    const end = (result?: Result) => {
      clearTimeout(timer)
      resolve(result)
    }
    const timer = setTimeout(() => {
      over.abort()
      end()
    }, ms)
    work(over.signal).then(end, () => end())
  })
}

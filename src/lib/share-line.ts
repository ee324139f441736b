/**
 * Shares one line to the server among all windows of a browser: over HTTP/1.1 browsers keep six to a server, and a seventh
 * window would get no answer at all. The window that holds the lock hands on what it hears, and the next one holds it when
 * that is closed.
 *
 * @param name of the lock and of the channel
 * @param open opens the line, and passes on what it hears
 * @param hear is given what is heard, in every window; `opened` first, where another window holds the line already
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#authoring-notes
 */
export function shareLine<Heard, Answer>(
  name: string,
  open: (tell: (heard: Heard) => Answer) => void,
  hear: (heard: Heard) => Answer,
  opened: Heard,
): void {
  const windows = new BroadcastChannel(name)
  windows.onmessage = ({ data }) => void hear(data as Heard)
  const tell = (heard: Heard) => {
    windows.postMessage(heard)
    return hear(heard)
  }
  const hold = () => {
    open(tell)
    return new Promise<void>(() => undefined)
  }
  void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) return hold()
    void hear(opened)
    void navigator.locks.request(name, hold)
  })
}

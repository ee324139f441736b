import { type ComponentType, useEffect, useRef, useState } from 'react'
import { connectNotifications, type ShownNotification } from '#src/site/notifications/notify.ts'
import type { ToastStacksProps } from '#src/site/notifications/toast-stacks.tsx'
import { useLiveWords } from '#src/site/notifications/use-live-words.ts'
import { useUi } from '#src/ui/ui-context.tsx'

const load = () => import('#src/site/notifications/toast-stacks.tsx')

/**
 * Where notifications appear. Both live nodes are there from the first HTML on: a screen reader only reads what changes
 * in a node it knows. What draws the notifications comes with the first of them.
 */
export function Notifications() {
  const ui = useUi()
  const region = useRef<HTMLElement>(null)
  const [Stacks, setStacks] = useState<ComponentType<ToastStacksProps> | null>(null)
  const [arrivals, setArrivals] = useState<readonly ShownNotification[]>([])
  const { words, read } = useLiveWords()

  useEffect(() => {
    // Without a connection the words are still read out, and whoever sends them shows them in place too.
    const prepare = () =>
      void load().then(
        (part) => setStacks(() => part.default),
        () => {},
      )
    const show = (notification: ShownNotification) => {
      read(notification)
      setArrivals((waiting) => [...waiting, notification])
      prepare()
    }
    return connectNotifications({ prepare, show })
  }, [read])

  return (
    <section ref={region} aria-label={ui.notifications} tabIndex={-1} className="notifications">
      <div className="sr-only" aria-live="polite" aria-atomic="true">
        {words.polite}
      </div>
      <div className="sr-only" aria-live="assertive" aria-atomic="true">
        {words.assertive}
      </div>
      {Stacks && <Stacks region={region} arrivals={arrivals} onTaken={setArrivals} closeLabel={ui.close} />}
    </section>
  )
}

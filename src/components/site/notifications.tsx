import { useUi } from './ui-context.tsx'

/** The notification region with its two permanent live nodes. */
export function Notifications() {
  const ui = useUi()
  return (
    <section aria-label={ui.notifications} tabIndex={-1} className="notifications">
      <div className="sr-only" aria-live="polite" />
      <div className="sr-only" aria-live="assertive" />
    </section>
  )
}

import { useUi } from '#src/ui/ui-context.tsx'

/**
 * Where notifications appear. Both live nodes are there from the first HTML on: a screen reader only reads what changes
 * in a node it knows. What draws the notifications comes with the first of them.
 */
export function Notifications() {
  const ui = useUi()
  return (
    <section
      id="notifications"
      aria-label={ui.notifications}
      tabIndex={-1}
      className="notifications"
      data-close={ui.close}
    >
      <div className="sr-only" aria-live="polite" aria-atomic="true" />
      <div className="sr-only" aria-live="assertive" aria-atomic="true" />
    </section>
  )
}

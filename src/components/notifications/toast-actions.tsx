import { Button } from '#src/components/ui/button.tsx'
import type { Notification, NotificationButton } from '#src/lib/notify.ts'

export interface ToastActionsProps extends Pick<Notification, 'action' | 'cancel'> {
  onClose: () => void
}

/** The buttons of a notification. Each closes it. */
export function ToastActions({ action, cancel, onClose }: ToastActionsProps) {
  if (!action && !cancel) return null
  const button = ({ label, onSelect }: NotificationButton, variant: 'default' | 'ghost') => (
    <Button
      size="sm"
      variant={variant}
      onClick={() => {
        onSelect?.()
        onClose()
      }}
    >
      {label}
    </Button>
  )
  return (
    <div className="toast-actions">
      {action && button(action, 'default')}
      {cancel && button(cancel, 'ghost')}
    </div>
  )
}

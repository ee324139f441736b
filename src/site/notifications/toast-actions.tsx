import type { Notification, NotificationButton } from '#src/site/notifications/notification.ts'
import { Button } from '#src/ui/button.tsx'

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
    <div className="mt-3 flex gap-2">
      {action && button(action, 'default')}
      {cancel && button(cancel, 'ghost')}
    </div>
  )
}

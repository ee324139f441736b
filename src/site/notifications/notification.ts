export type NotificationPosition =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right'

export interface NotificationButton {
  label: string
  /** What happens before the notification closes. */
  onSelect?: () => void
}

/** A message that appears in a corner of the screen and is read out. */
export interface Notification {
  /** Shows a message again instead of beside itself. Left out, each message is a new one. */
  id?: string
  title: string
  description?: string
  /** What is read out of it, where the rest is said in place. Left out, all of its words. */
  heard?: string
  /** `destructive` interrupts a screen reader and stays until it is closed. */
  type?: 'default' | 'success' | 'destructive'
  /** Left out, `bottom-right`. */
  position?: NotificationPosition
  /** Milliseconds on screen. Left out, it depends on the type. */
  duration?: number
  action?: NotificationButton
  cancel?: NotificationButton
  /** `false` takes away the close button and swiping; the notification then leaves with its time or its buttons. */
  dismissible?: boolean
}

export type ShownNotification = Notification & { id: string }

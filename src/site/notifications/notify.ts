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

interface Region {
  show: (notification: ShownNotification) => void
  prepare: () => void
}

let region: Region | undefined
let waiting: ShownNotification[] = []
let count = 0

/** Shows a notification and returns its id. The part that draws it is loaded with the first one. */
export function notify(notification: Notification): string {
  count += 1
  const shown = { ...notification, id: notification.id ?? `notification-${count}` }
  if (region) region.show(shown)
  else waiting.push(shown)
  return shown.id
}

/** Fetches what draws notifications ahead of time, so that one about a lost connection can appear. */
export function prepareNotifications(): void {
  region?.prepare()
}

/** The layout's region takes over the messages, those that came before it included. Returns the way to leave. */
export function connectNotifications(taking: Region): () => void {
  region = taking
  const early = waiting
  waiting = []
  for (const notification of early) taking.show(notification)
  return () => {
    if (region === taking) region = undefined
  }
}

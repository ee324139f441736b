import type { Notification } from '#src/site/notifications/notification.ts'
import { notify } from '#src/site/notifications/notify.ts'
import { Button } from '#src/ui/button.tsx'

const examples: Notification[] = [
  { title: 'A notification', description: 'It leaves by itself.' },
  { title: 'A success', type: 'success', description: 'It leaves by itself, too.' },
  { title: 'An error', type: 'destructive', description: 'It stays until it is closed.' },
  { title: 'With buttons', action: { label: 'Action' }, cancel: { label: 'Cancel' } },
  { title: 'At the top left', position: 'top-left' },
]

/** Buttons that show each kind of notification. */
export default function KitNotices() {
  return (
    <div className="dev-row">
      {examples.map((example) => (
        <Button key={example.title} variant="outline" onClick={() => notify(example)}>
          {example.title}
        </Button>
      ))}
    </div>
  )
}

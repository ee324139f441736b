import type { ContentIndex } from '#src/content/queries.ts'
import type { Integrations } from '#src/content/schemas/integrations.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'

/** The other hosts that integrations name. */
function foreignHosts(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('https://') ? [new URL(value).host] : []
  return typeof value === 'object' && value ? Object.values(value).flatMap(foreignHosts) : []
}

/** How many days the firm's own server keeps what the forms send; nothing where they do not send it there. */
function receiverDays({ contact, digest, receiver }: Integrations): number | undefined {
  return [contact, digest].some(({ mode }) => mode === 'endpoint') ? receiver?.keepDays : undefined
}

/** What this website stores and requests: made of what the code stores and where the forms are set to go. */
export function storageBox(content: ContentIndex, builtOn: string): { title: string; text: string } {
  const { title, text, session, forms, receiver } = content.single('legalWords').storage
  const integrations = content.single('integrations')
  const hosts = [...new Set(foreignHosts(integrations))]
  const days = receiverDays(integrations)
  const sentences = [
    fillWords(text, { date: formatDate(builtOn), preferences: storedItems.preferences.join(', ') }),
    fillWords(session, { items: storedItems.session.join(', ') }),
    hosts.length > 0 ? fillWords(forms, { hosts: hosts.join(', ') }) : '',
    days ? fillWords(receiver, { days }) : '',
  ]
  return { title, text: sentences.filter(Boolean).join(' ') }
}

/** Everything this site keeps in a browser: preferences until they are deleted, the rest as long as a visit. */
export const storedItems = {
  preferences: ['theme', 'motion'],
  session: ['reload-once'],
} as const

import { z } from 'zod'
import { smtpSettings } from '../tools/smtp.ts'

/** Addresses of the firm: ASCII alone, since servers take another sender and send the mail back later. */
const mailbox = z.email()

/** What the receiver is told in a file of its own: it has passwords in it, and is no part of the content. */
export const receiverSettings = z.strictObject({
  /** The port on the loopback address that the web server hands requests to. */
  port: z.int().min(0).max(65535).default(8080),
  /** Where messages are kept. */
  folder: z.string().min(1),
  /** The sender of every mail. Somebody reads this mailbox: what cannot be delivered comes back there. */
  from: mailbox,
  /** Who gets what is sent in each form. */
  to: z.strictObject({ contact: mailbox, digest: mailbox }),
  smtp: smtpSettings,
  /** Messages taken in an hour: from one address, and from all together. */
  perHour: z
    .strictObject({ address: z.int().min(1).default(20), together: z.int().min(1).default(2000) })
    .default({ address: 20, together: 2000 }),
  /** What marks the messages of `npm run probe`, and the mailbox that gets them; without one they are kept and not mailed. */
  probe: z.strictObject({ secret: z.string().min(16), to: mailbox.optional() }).optional(),
})
export type ReceiverSettings = z.output<typeof receiverSettings>

import { createTransport } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import { z } from 'zod'

/** How a mail server is reached. */
export const smtpSettings = z.strictObject({
  host: z.string().min(1),
  port: z.int().min(1).max(65535).default(25),
  /** TLS from the first byte, as on port 465. Elsewhere the server is asked for it, and has to have it for a password. */
  secure: z.boolean().default(false),
  user: z.string().min(1).optional(),
  password: z.string().min(1).optional(),
})

/** Opens the way to a mail server, for programs that keep what they send themselves: nothing waits in it. */
export const smtpTransport = (
  { host, port, secure, user, password = '' }: z.output<typeof smtpSettings>,
  more: Pick<SMTPPool.Options, 'maxConnections' | 'maxMessages'> = {},
) =>
  createTransport({
    pool: true,
    // What a connection takes with it comes back as an error, and is tried again by whoever sent it.
    maxRequeues: 0,
    ...more,
    host,
    port,
    secure,
    ...(user && { auth: { user, pass: password }, requireTLS: !secure }),
    // Without a password to protect, a certificate nobody knows is better than none (RFC 7435): that of Debian's Postfix.
    tls: { rejectUnauthorized: secure || Boolean(user) },
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    // Servers may take ten minutes to say that they have a message (RFC 5321, section 4.5.3.2.6).
    socketTimeout: 600_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

import { z } from 'zod'
import { conditional, href } from '#src/content/field-types.ts'

/** `content/site/integrations.json`: where forms, calendar and registrations go. */
export const integrations = z
  .strictObject({
    contact: z.strictObject({
      mode: z
        .enum(['simulate', 'endpoint', 'mailto'])
        .describe(
          'simulate sends nothing, endpoint sends to the address below, mailto opens the visitor’s mail program.',
        ),
      endpoint: href.meta(conditional).optional(),
      timeoutMs: z.int().min(1000).default(10_000),
      minFillMs: z.int().min(0).default(2000),
    }),
    digest: z.strictObject({
      mode: z.enum(['simulate', 'endpoint', 'mailto']),
      endpoint: href.meta(conditional).optional(),
    }),
    receiver: z
      .strictObject({
        keepDays: z
          .int()
          .min(7)
          .describe('How many days the receiver keeps a message at most. The box on what this website stores says so.'),
      })
      .optional()
      .describe('Where the receiver of this project takes what the forms send: npm run receiver.'),
    calendar: z.strictObject({ url: z.url().optional() }).default({}),
    webinars: z.strictObject({ registrationBase: z.url().optional() }).default({}),
    host: z
      .enum([
        'nginx',
        'caddy',
        'apache',
        'cloudflare-pages',
        'netlify',
        'vercel',
        'cloudfront',
        'github-pages',
        'plain',
      ])
      .optional()
      .describe('Where the site is published. A build stops when the content is more than this host takes.'),
  })
  .refine((v) => v.contact.mode !== 'endpoint' || v.contact.endpoint, {
    path: ['contact', 'endpoint'],
    message: 'is required when the mode is "endpoint"',
  })
  .refine((v) => v.digest.mode !== 'endpoint' || v.digest.endpoint, {
    path: ['digest', 'endpoint'],
    message: 'is required when the mode is "endpoint"',
  })
export type Integrations = z.output<typeof integrations>

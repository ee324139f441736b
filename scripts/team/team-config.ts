import path from 'node:path'
import { z } from 'zod'
import { collections } from '../../src/content/collections.ts'
import { readSettings } from '../tools/read-settings.ts'
import { smtpSettings } from '../tools/smtp.ts'

/** The longest path of a socket: Linux keeps 108 bytes for it with the zero at its end, and Node cuts what is longer. */
const longestSocket = 107

const names = Object.keys(collections)
/** What `legal` gives, and nothing else: texts people rely on, and the register of who recorded and approved them. */
export const legalCollections: readonly string[] = ['legal', 'legalRecords']
const others = names.filter((name) => !legalCollections.includes(name))

const absolute = z.string().refine(path.isAbsolute, 'is a path from the root: /var/lib/desk')
const headerName = z
  .string()
  .regex(/^[a-z0-9_-]+$/, 'is the name of a header in small letters, exactly as the proxy sends it: x-forwarded-user')
const oneLine = z.string().regex(/^(?=.*[\p{L}\p{N}])[^<>\p{Cc}]{1,200}$/u, 'is one line with letters, without < and >')
const email = z.email()

/** git is given an address of these forms and no other: some name a program to run, and one could begin with a dash. */
const remoteForm = /^(?:(?:https?|ssh):\/\/[\w.~:@/-]+|[\w.-]+@[\w.-]+:[\w.~/-]+)$/

const publicAddress = z.string().refine((text) => {
  const url = URL.canParse(text) && new URL(text)
  return url && url.protocol === 'https:' && `${url.origin}` === text
}, 'is the address in the browser without a path, with https: https://desk.example.com')

const signedToken = z.strictObject({
  kind: z.literal('token'),
  /** The header in which the proxy hands the token on. */
  header: headerName,
  /** `iss` of every token, letter by letter: with a slash at its end, or without. */
  issuer: z.url({ protocol: /^https?$/ }),
  /** `aud` of every token: what the desk is called there. */
  audience: z.string().min(1),
  /** Where the keys are published, as a JSON Web Key Set. Whoever could change them on the way could be anybody. */
  keys: z
    .url()
    .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/, 'is an address with https, but on this machine'),
  /** How tokens are signed. Only with public keys: with a shared one, whoever can check a token can make one. */
  algorithms: z
    .array(z.enum(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']))
    .min(1)
    .default(['RS256', 'ES256']),
  /**
   * `request` where an access proxy makes a token for each request, so that one that is over is none. `sign-in` where the
   * proxy hands on for hours the token of the login: its end counts when the desk is opened, and no more after that.
   */
  madeFor: z.enum(['request', 'sign-in']),
  /** Where somebody signs out of the login, to sign in anew. */
  signOut: z.url({ protocol: /^https$/ }).optional(),
  /** Who says that an e-mail address is somebody's: `claim` is `email_verified`, `issuer` vouches for all it names. */
  emailVerifiedBy: z.enum(['claim', 'issuer']).default('claim'),
})

const plainHeader = z.strictObject({
  kind: z.literal('header'),
  /** The header in which the proxy names who is signed in. */
  header: headerName,
  /** What it holds: a name that stays the same, or an e-mail address the proxy has made sure of. */
  holds: z.enum(['subject', 'email']),
  /** The header in which the proxy proves that it is the proxy. */
  secretHeader: headerName,
  /** The file that holds the secret: a line of at least 32 signs. */
  secretFile: absolute,
})

const writesWords = `is “everything” or a list of collections, of these: ${others.join(', ')}`

/** What somebody may do. */
export const role = z.strictObject({
  /** The collections whose texts they write; `everything` is all but legal texts. */
  writes: z.union([z.literal('everything'), z.array(z.enum(others))], { error: writesWords }).default([]),
  /** Whether they write legal texts, and record, announce and withdraw their versions. */
  legal: z.boolean().default(false),
  /** Whether they approve reviews of the texts they may write, and legal texts in their name. */
  approves: z.boolean().default(false),
  /** Without it they see what is public, and of drafts and reviews those of texts they write. */
  seesDrafts: z.boolean().optional(),
})

/** Somebody in the list. */
export const person = z
  .strictObject({
    /** Shown to others, and in the history. */
    name: oneLine,
    /** In the history; and who they are, where no subject is given. */
    email,
    /** `sub` of their tokens, or what the header holds: it stays the same when an address changes. */
    subject: z.string().min(1).optional(),
    role: z.string(),
  })
  .readonly()

/** What the desk of a team is told in a file. */
export const teamConfig = z
  .strictObject({
    publicAddress,
    /** Where the proxy reaches the desk: a socket, or a port of this machine. */
    listen: z.union([
      z.strictObject({
        socket: absolute.refine(
          (file) => Buffer.byteLength(file) <= longestSocket,
          `is too long for a socket, whose path has at most ${longestSocket} bytes`,
        ),
      }),
      z.strictObject({ port: z.int().min(1).max(65535) }),
    ]),
    /** Where the repository and the clones are kept. Nothing else belongs into it. */
    folder: absolute,
    remote: z.strictObject({
      url: z.string().regex(remoteForm, 'is an address by https, http or ssh: git@git.example.com:firm/site.git'),
      branch: z
        .string()
        .regex(/^(?!.*\.\.)(?!.*\/\/)[\w][\w./-]*(?<![./])$/, 'is the name of a branch')
        .default('main'),
      /** The private key for ssh, which may write. */
      sshKey: absolute.regex(/^[\w./-]+$/, 'is a path of plain letters').optional(),
      /** The keys of the git host, for ssh: it is asked for nothing before it has shown one of them. */
      knownHosts: absolute.regex(/^[\w./-]+$/, 'is a path of plain letters').optional(),
      /** A file of git's credential store, for https. */
      credentials: absolute.regex(/^[\w./-]+$/, 'is a path of plain letters').optional(),
    }),
    /** Stands in the history as who put a commit there. */
    committer: z.strictObject({ name: oneLine, email }),
    identity: z.discriminatedUnion('kind', [signedToken, plainHeader]),
    roles: z.record(z.string(), role),
    people: z.array(person).min(1),
    /** Whom the work of somebody who is no longer in the list is left to: the address of somebody who is. */
    handsOverTo: email.optional(),
    /** Whether somebody may approve their own review, and a legal text that they recorded. */
    approveOwn: z.boolean().default(false),
    /** Where visitors are: it says of which commit it was made, so that the desk knows what is live. */
    publicSite: z
      .url()
      .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/, 'is an address with https, but on this machine')
      .optional(),
    /** Where mails are sent that say what waits for somebody; without it there are none. */
    mail: z.strictObject({ from: z.email(), smtp: smtpSettings }).optional(),
    /** Whom to ask for access, on the page for those who have none. */
    ask: oneLine,
  })
  .superRefine(({ handsOverTo, identity, listen, people, roles }, context) => {
    const say = (at: (string | number)[], message: string) => context.addIssue({ code: 'custom', path: at, message })
    if (identity.kind === 'header' && !('socket' in listen))
      say(['listen'], 'is a socket where a plain header says who it is: every program of this machine reaches a port')
    if (identity.kind === 'header' && isTwin(identity.header, identity.secretHeader))
      say(['identity', 'secretHeader'], 'is the header that says who it is')
    for (const [at, { role }] of people.entries())
      if (!Object.hasOwn(roles, role))
        say(['people', at, 'role'], `“${role}” is none of the roles: ${Object.keys(roles).join(', ')}`)
    if (handsOverTo !== undefined && !people.some((one) => plainEmail(one.email) === plainEmail(handsOverTo)))
      say(['handsOverTo'], `“${handsOverTo}” is the address of nobody in the list of people`)
    const heir = people.find((one) => handsOverTo !== undefined && plainEmail(one.email) === plainEmail(handsOverTo))
    if (heir && roles[heir.role]?.seesDrafts === false)
      say(
        ['handsOverTo'],
        `is left drafts, and the role “${heir.role}” sees none: name somebody else, or let it see them`,
      )
    for (const [field, of] of [
      ['email', (one: Person) => plainEmail(one.email)],
      ['subject', (one: Person) => one.subject],
    ] as const)
      for (const [at, one] of people.entries())
        if (of(one) && people.findIndex((other) => of(other) === of(one)) < at)
          say(['people', at, field], 'is that of somebody else in the list too')
  })

export type TeamConfig = z.output<typeof teamConfig>
export type IdentityConfig = TeamConfig['identity']
export type TokenConfig = z.output<typeof signedToken>
export type HeaderConfig = z.output<typeof plainHeader>
export type Role = z.output<typeof role>
export type Person = z.output<typeof person>

/** Programs that hand headers on as variables make one name of both. */
export const isTwin = (one: string, other: string): boolean =>
  one.toLowerCase().replaceAll('_', '-') === other.toLowerCase().replaceAll('_', '-')

/** An address as it is compared: a domain has no case. @see https://www.rfc-editor.org/rfc/rfc5321#section-2.4 */
export function plainEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return address.slice(0, at) + address.slice(at).toLowerCase()
}

/**
 * Reads the file with the configuration of a team.
 *
 * @throws UsageError that names every field that is wrong
 */
export const readTeamConfig = (file: string | undefined): TeamConfig => readSettings(file, teamConfig, '--config')

import * as routes from '../../src/lib/routes.ts'
import type { HostName } from './rules.ts'

/**
 * What a host is asked for besides files: the headers of `headers.ts`, redirects, other spellings of an address that lead
 * to the one it has, `Vary` with what is compressed, and to keep what is published for hosts alone (`hidden` in `rules.ts`) to itself.
 */
export type Ability = 'headers' | 'vary' | 'redirects' | 'spellings' | 'hiding'

/** What a host cannot do, whatever it is told: no difference to anybody who compares. */
export interface Shortcoming {
  host: HostName
  /** What it does for no address, or the addresses for which it does something else. */
  cannot: Ability | readonly string[]
  /** A sentence for whoever chose the host. */
  said: string
}

/** @param keeping how long browsers keep what they get there */
const withoutSettings = (host: HostName, keeping: string): Shortcoming[] => [
  {
    host,
    cannot: 'headers',
    said: `It sends no headers of ours: the policy stands in each page alone, without frame-ancestors, which a tag may not say; nothing is said of HSTS and embedding, and browsers keep everything ${keeping}.`,
  },
  { host, cannot: 'redirects', said: 'Redirected addresses are small pages that lead on.' },
  { host, cannot: 'spellings', said: 'Other spellings of an address, with a slash or an ending, do not lead to it.' },
  {
    host,
    cannot: 'hiding',
    said: 'Everybody can read what is published for other hosts.',
  },
]

export const shortcomings: readonly Shortcoming[] = [
  {
    host: 'apache',
    cannot: ['/.htaccess'],
    said: 'The settings it comes with refuse /.htaccess with 403, before a rule of ours is read.',
  },
  {
    host: 'cloudflare-pages',
    cannot: [routes.notFoundPage, routes.notFoundFile],
    said: 'The 404 page has an address of its own there, which answers 200.',
  },
  {
    host: 'cloudflare-pages',
    cannot: [`${routes.aboutPage}/index.html`],
    said: 'An address that ends in /index.html it takes for a file; without the ending it leads to the page.',
  },
  {
    host: 'cloudflare-pages',
    cannot: 'vary',
    said: 'It compresses by itself and sends no Vary: caches that others keep before it may hand out the wrong encoding.',
  },
  ...withoutSettings('github-pages', 'for ten minutes'),
  ...withoutSettings('plain', 'as long as the host says'),
]

/** What one host cannot do. */
export const shortcomingsOf = (host: HostName | undefined): Shortcoming[] =>
  shortcomings.filter((shortcoming) => shortcoming.host === host)

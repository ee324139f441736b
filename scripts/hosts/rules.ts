import type { Integrations } from '../../src/content/schemas/integrations.ts'
import type { Redirect } from '../../src/content/schemas/site.ts'
import * as routes from '../../src/lib/routes.ts'
import type { HeaderRule } from './headers.ts'

/** A host as `host` in `content/site/integrations.json` names it. */
export type HostName = NonNullable<Integrations['host']>

/** A permanent redirect. */
export type Rule = Pick<Redirect, 'from' | 'to'>

/** What every host is told, in its own words. The first header rule is for every address, the others override it. */
export interface HostRules {
  headers: HeaderRule[]
  redirects: Rule[]
}

/** The headers of every address, and the rules that override some of them. */
export function splitRules([everywhere, ...overrides]: HeaderRule[]): {
  everywhere: Record<string, string>
  overrides: HeaderRule[]
} {
  return { everywhere: everywhere?.headers ?? {}, overrides }
}

/** An address pattern as a regular expression that nginx, Caddy and Apache understand alike. */
export function pathRegex(path: string): string {
  const literal = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return literal.endsWith('*') ? `^${literal.slice(0, -1)}` : `^${literal}$`
}

/** What the overrides say about one header: patterns and values. */
export function overridesOf(name: string, overrides: HeaderRule[]): { pattern: string; value: string }[] {
  return overrides.flatMap(({ path, headers }) => {
    const value = headers[name]
    return value ? [{ pattern: pathRegex(path), value }] : []
  })
}

/** Files the published folder holds for a host alone, and the 404 page under an address of its own. */
export const hidden = ['/_headers', '/_redirects', routes.notFoundPage]

/**
 * An `Accept-Encoding` that takes an encoding, as a regular expression: it names it, and not with weight 0 (RFC 9110,
 * section 12.5.3). For whoever does not see to it by itself: Apache's rules and our own server.
 */
export const takesEncoding = (encoding: string) =>
  String.raw`(?:^|,)\s*${encoding}\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)`

/** A value in the double quotes of nginx, Caddy and Apache. */
export const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

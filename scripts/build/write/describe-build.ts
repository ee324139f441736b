import * as routes from '../../../src/lib/routes.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import type { HostRules } from '../../hosts/rules.ts'
import { checkout } from '../../tools/checkout.ts'
import { compressed } from './compress.ts'
import { hashOf, type Manifest } from './lay-out.ts'
import type { Output } from './output.ts'

/** What `/.well-known/site.json` says: which build it is. */
export interface BuildName {
  /** What it was made of; `null` where git did not know. */
  commit: string | null
  /** It was made of more than the commit: of changes that nobody else has. Left out when not. */
  uncommitted?: true | undefined
  /** The day it was made for, on the firm's clocks; with the time of what appeared or went on that day: `BUILD_DATE`. */
  builtFor: string
  /** SHA-256 of `/.well-known/site-manifest.json`, hexadecimal. */
  manifest: string
}

/** What `/.well-known/site-manifest.json` says: all files but these two, as they are before compression, and their rules. */
export interface SiteManifest extends HostRules {
  files: Manifest
}

/** Lays out what a build says of itself, once everything else is. The same commit and moment make the same bytes. */
export async function describeBuild(root: string, output: Output, rules: HostRules, builtFor: string): Promise<void> {
  const { headers, redirects } = rules
  const rulesText = JSON.stringify({ headers, redirects: redirects.map(({ from, to }) => ({ from, to })) })
  const manifest = `${rulesText.slice(0, -1)},\n"files": ${output.contents()}}\n`
  const file = routes.manifestFile.slice(1)
  const key = cacheKey(file, manifest)
  // Not kept in the store: it is another one after every edit, and as large as the archive is long.
  if (!output.keep([file], key)) output.put(new Map([[file, await compressed(file, Buffer.from(manifest))]]), key)
  const { commit, uncommitted = false } = (await checkout(root)) ?? { commit: null }
  const name: BuildName = { commit, ...(uncommitted && { uncommitted }), builtFor, manifest: hashOf(manifest) }
  await output.write(routes.buildFile.slice(1), `${JSON.stringify(name, null, 2)}\n`)
}

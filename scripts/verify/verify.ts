import path from 'node:path'
import * as routes from '../../src/lib/routes.ts'
import type { BuildName } from '../build/write/describe-build.ts'
import { hashOf } from '../build/write/lay-out.ts'
import { createContent } from '../content/content.ts'
import { pageUrls } from '../content/model/page-urls.ts'
import type { HostName } from '../hosts/rules.ts'
import { shortcomingsOf } from '../hosts/shortcomings.ts'
import { checkout, relationTo } from '../tools/checkout.ts'
import { type Asking, NoAnswer } from './ask.ts'
import type { Difference } from './kinds.ts'
import type { Result, Verification } from './report.ts'
import { askManifest, askName, buildFor, type LocalBuild, readBuild, type Told } from './site-build.ts'
import { compareSite, type VerifyInput } from './verify-site.ts'

export interface VerifyOptions {
  /** The folder of the project. */
  root: string
  origin: string
  asking: Asking
  host?: HostName | undefined
  /** Whether what is checked out is still awaited: then another build is not looked at. */
  isAwaited?: boolean
}

/**
 * Compares a running site with what is checked out: with the build of the day the site names, or, when it names another
 * commit, with the manifest of that one.
 *
 * @throws UsageError when the checkout cannot be built, or the site stands elsewhere
 */
export async function verify(options: VerifyOptions): Promise<Verification> {
  const { root, origin, asking, host, isAwaited = false } = options
  const nothing = { origin, differences: [], hints: [], cannot: shortcomingsOf(host), files: 0 }
  try {
    const told = await askName(asking, origin)
    const own = await checkout(root)
    const isOther = told.name?.commit && told.name.commit !== own?.commit
    if (isOther && isAwaited) {
      const says = `still ${named(told.name as BuildName)}.`
      return { ...nothing, result: 'otherBuild', says, requests: asking.count() }
    }
    const compared = isOther
      ? await compareOther(options, told, told.name as BuildName)
      : await compareOwn(options, told)
    return { ...nothing, ...compared, requests: asking.count() }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { ...nothing, result: 'unreachable', says: error.message, requests: asking.count() }
  }
}

type Outcome = Pick<Verification, 'result' | 'says' | 'differences' | 'hints' | 'files'>

const named = ({ commit, builtFor, uncommitted }: BuildName) =>
  `${commit?.slice(0, 8) ?? 'a build without git'} for ${builtFor}${uncommitted ? ', with changes that are in no commit' : ''}`

async function compareOwn({ root, ...options }: VerifyOptions, told: Told): Promise<Outcome> {
  const build = await buildFor(root, told.name?.builtFor)
  const withheld = await withheldAddresses(root, build)
  const known = { bytesOf: build.bytesOf, other: new Set<string>() }
  const compared = await compareSite({ ...options, ...build, withheld, known })
  const differences = [...staleName(told), ...compared.differences]
  const isSame = differences.length === 0
  const says = isSame ? `the same as ${named(build.name)}, byte for byte.` : `not what ${named(build.name)} is.`
  return { ...compared, differences, result: isSame ? 'same' : 'changed', says }
}

/** A site that names another commit is whole when each file is that of the manifest whose hash it names. */
async function compareOther({ root, ...options }: VerifyOptions, told: Told, name: BuildName): Promise<Outcome> {
  const { commit, manifest: hash } = name
  const relation = await relationTo(root, commit as string)
  const kind = { older: 'an older build', newer: 'a newer build', beside: 'a build of another branch' }
  const which = `${relation ? kind[relation] : 'a build of a commit that is not known here'}, ${named(name)}`
  const manifest = await askManifest(options.asking, name)
  if (!manifest) {
    const difference: Difference = { kind: 'untold', address: routes.manifestFile, expected: `SHA-256 ${hash}` }
    return {
      result: 'changed',
      says: `says it is ${which}, and is not.`,
      differences: [difference],
      hints: [],
      files: 0,
    }
  }
  const own = readBuild(path.join(root, 'dist'))
  const others = Object.values(own?.manifest.files ?? {}).filter((one) => !Object.values(manifest.files).includes(one))
  const input: VerifyInput = {
    ...options,
    manifest,
    named: { [routes.buildFile.slice(1)]: hashOf(told.text), [routes.manifestFile.slice(1)]: hash },
    known: { bytesOf: () => undefined, other: new Set(others) },
  }
  const compared = await compareSite(input)
  const differences = [...staleName(told), ...compared.differences]
  const result: Result = differences.length > 0 ? 'changed' : 'otherBuild'
  const says =
    result === 'changed'
      ? `says it is ${which}, and is not what that build named.`
      : `${which}, whole and unchanged. Whether that commit makes it: check it out and verify again.`
  return { ...compared, differences, result, says }
}

/** Where the caches say something else of the build than the site itself. */
const staleName = ({ isStale }: Told): Difference[] =>
  isStale ? [{ kind: 'stale', address: routes.buildFile, encodings: ['identity'] }] : []

/** Addresses of drafts, of what is still to come and of what has gone, which the build does not have. */
async function withheldAddresses(root: string, { name, manifest }: LocalBuild): Promise<string[]> {
  const { results, clock } = await createContent({ root, now: name.builtFor }).check()
  const isServed = (address: string) =>
    `${address.slice(1)}.html` in manifest.files || manifest.redirects.some(({ from }) => from === address)
  return pageUrls(results, clock)
    .filter(({ path, state }) => state !== 'open' && !isServed(path))
    .map(({ path }) => path)
}

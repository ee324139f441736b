import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import * as routes from '../../src/lib/routes.ts'
import type { BuildName, SiteManifest } from '../build/write/describe-build.ts'
import { hashOf } from '../build/write/lay-out.ts'
import { type Checkout, checkout } from '../tools/checkout.ts'
import { UsageError } from '../tools/usage-error.ts'
import { type Asking, decoded } from './ask.ts'

const hash = z.string().regex(/^[\da-f]{64}$/)

/** What a site says may be anything: it is read as strictly as it is written. */
const buildName = z.strictObject({
  commit: z
    .string()
    .regex(/^(?:[\da-f]{40}|[\da-f]{64})$/)
    .nullable(),
  uncommitted: z.literal(true).optional(),
  builtFor: z.string().regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/),
  manifest: hash,
})

const siteManifest = z.strictObject({
  headers: z.array(z.strictObject({ path: z.string(), headers: z.record(z.string(), z.string()) })),
  redirects: z.array(z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/') })),
  files: z.record(z.string(), hash),
})

function parsed<Shape>(schema: z.ZodType<Shape>, text: string | undefined): Shape | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** What a site says of itself. */
export interface Told {
  /** Undefined where it says nothing, or nothing that can be read. */
  name: BuildName | undefined
  text: string
  /** Whether a cache still says something else. */
  isStale: boolean
}

/**
 * Asks a site which build it is, past every cache.
 *
 * @throws NoAnswer
 * @throws UsageError when the site stands under another name, or under https
 */
export async function askName(asking: Asking, origin: string): Promise<Told> {
  const read = async (address: string) => {
    const answer = await asking.ask(address)
    const target = new URL(answer.headers.location ?? '/', origin).origin
    if (target !== origin) throw new UsageError(`${origin} leads to ${target}.`, `npm run verify -- ${target}`)
    return answer.status === 200 ? (decoded(answer)?.toString() ?? '') : ''
  }
  const shown = await read(routes.buildFile)
  const text = (await read(`${routes.buildFile}?past-caches=${randomUUID()}`)) || shown
  return { name: parsed(buildName, text), text, isStale: text !== shown }
}

/** The manifest a site publishes; undefined when it is not the one it names. */
export async function askManifest(asking: Asking, name: BuildName): Promise<SiteManifest | undefined> {
  const body = decoded(await asking.ask(`${routes.manifestFile}?past-caches=${randomUUID()}`))
  return body && hashOf(body) === name.manifest ? parsed(siteManifest, body.toString()) : undefined
}

/** A build on this machine. */
export interface LocalBuild {
  name: BuildName
  manifest: SiteManifest
  /** What the manifest leaves out, with its hash. */
  named: Record<string, string>
  bytesOf(file: string): Buffer | undefined
}

/** Reads what lies in a published folder; undefined when nothing that says what it is does. */
export function readBuild(folder: string): LocalBuild | undefined {
  const bytesOf = (file: string) => {
    const place = path.join(folder, file)
    return existsSync(place) ? readFileSync(place) : undefined
  }
  const [nameFile, manifestFile] = [routes.buildFile.slice(1), routes.manifestFile.slice(1)]
  const [nameText, manifestText] = [bytesOf(nameFile)?.toString() ?? '', bytesOf(manifestFile)?.toString() ?? '']
  const name = parsed(buildName, nameText)
  const manifest = parsed(siteManifest, manifestText)
  if (!name || !manifest || hashOf(manifestText) !== name.manifest) return undefined
  return { name, manifest, named: { [nameFile]: hashOf(nameText), [manifestFile]: name.manifest }, bytesOf }
}

/**
 * Builds what is checked out for a moment, into `dist`; not when that build lies there already.
 *
 * @param builtFor as a build names it; now when left out
 * @throws UsageError when it cannot be built
 */
export async function buildFor(root: string, builtFor: string | undefined): Promise<LocalBuild> {
  const folder = path.join(root, 'dist')
  const [own, there] = [await checkout(root), readBuild(folder)]
  if (there && builtFor !== undefined && isBuildOf(there.name, own, builtFor)) return there
  const child = spawn(process.execPath, [path.join(root, 'scripts/build.mjs'), '--quiet'], {
    cwd: root,
    env: { ...process.env, ...(builtFor !== undefined && { BUILD_DATE: builtFor }) },
    // What is compared is printed to the output alone.
    stdio: ['ignore', process.stderr, process.stderr],
  })
  const [code] = await once(child, 'close')
  const build = code === 0 ? readBuild(folder) : undefined
  if (!build) throw new UsageError('The checkout cannot be built; the message above says why.', 'npm run build')
  return build
}

/** Whether a build is that of a commit and a moment; one with other changes may be of any. */
const isBuildOf = (name: BuildName, own: Checkout | undefined, builtFor: string) =>
  own !== undefined && !own.uncommitted && !name.uncommitted && name.commit === own.commit && name.builtFor === builtFor

// `npm run verify -- https://…`: compares a running site with what is checked out. `--host github-pages` names the host,
// which may not be able to do everything, `--format json` prints it for programs, `--wait 15` asks for so many minutes
// until the site is the one that is checked out, and `--rate 20` sends at most so many requests a second.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { integrations } from '../src/content/schemas/integrations.ts'
import { commandOptions } from './tools/command-options.mjs'
import { UsageError } from './tools/usage-error.ts'
import { openAsking } from './verify/ask.ts'
import { exitCodes, report, type Verification } from './verify/report.ts'
import { type VerifyOptions, verify } from './verify/verify.ts'

const root = path.resolve(import.meta.dirname, '..')

/** How long a site that is still another one is left alone, in milliseconds. */
const between = 15_000

function originOf([address, ...more]: string[]): string {
  const example = 'npm run verify -- https://www.example.com'
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined
  if (!url || more.length > 0) throw new UsageError('Expected the address of one site.', example)
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new UsageError(`Expected the address of a site without a path or a name, not ${address}.`, example)
  return url.origin
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !(value > 0)) throw new UsageError(`--${name} wants a number above 0, not ${text}.`)
  return value
}

/**
 * Verifies until the site is the one that is checked out, or the time is over.
 *
 * @returns what was found last, and since when the site has named the build that is checked out
 */
async function verifyWithin(minutes: number, options: VerifyOptions): Promise<[Verification, Date]> {
  const until = Date.now() + minutes * 60_000
  for (let since: Date | undefined; ; ) {
    const began = new Date()
    const isLast = began.getTime() + between > until
    const found = await verify({ ...options, isAwaited: !isLast })
    const isThere = found.result === 'same' || found.result === 'changed'
    since = isThere ? (since ?? began) : undefined
    if (found.result === 'same' || isLast) return [found, since ?? began]
    console.error(`${began.toISOString()}: ${found.says}`)
    await pause(between)
  }
}

/**
 * Verifies what the words of a command ask for, and prints what was found.
 *
 * @returns what the command ends with
 * @throws UsageError when they ask for nothing that can be done
 */
export async function runVerify(args: string[]): Promise<number> {
  const { values, positionals } = commandOptions({
    args,
    allowPositionals: true,
    options: {
      host: { type: 'string' },
      format: { type: 'string', default: 'human' },
      wait: { type: 'string' },
      rate: { type: 'string', default: '20' },
    },
  })
  const origin = originOf(positionals)
  const hosts = integrations.shape.host.unwrap()
  const host = hosts.optional().safeParse(values.host)
  if (!host.success) throw new UsageError(`--host wants one of ${hosts.options.join(', ')}, not ${values.host}.`)
  if (values.format !== 'human' && values.format !== 'json')
    throw new UsageError(`--format wants human or json, not ${values.format}.`)
  const asking = openAsking(origin, positive('rate', values.rate))
  const options = { root, origin, asking, host: host.data }
  const [found, since] = await verifyWithin(values.wait === undefined ? 0 : positive('wait', values.wait), options)
  asking.close()
  if (values.format === 'json') console.log(JSON.stringify(found, null, 2))
  else console.log(report(found))
  if (values.wait !== undefined && found.result === 'same') console.error(`Live since ${since.toISOString()}.`)
  return exitCodes[found.result]
}

if (process.argv[1] === import.meta.filename) {
  try {
    process.exitCode = await runVerify(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

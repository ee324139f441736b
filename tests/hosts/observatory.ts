import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { fetchTool } from '../../scripts/tools/fetch-tool.mjs'
import type { Places } from './server.ts'
import { startOverTls, tlsIsThere } from './tls.ts'

const run = promisify(execFile)

/** What the scanner gives a site that does everything it looks for. */
export const fullMarks = 135

/** Whether nginx, openssl and the network may be used. */
export const observatoryIsThere = () => process.argv.includes('--fetch') && tlsIsThere()

/** The scanner of MDN Observatory, which is fetched once; its lists of other sites, which it would download, stay empty. */
export async function fetchScanner(): Promise<string> {
  const scanner = path.join(await fetchTool('observatory'), '@mdn/mdn-http-observatory')
  writeFileSync(path.join(scanner, 'conf/hsts-preload.json'), '{}')
  return path.join(scanner, 'src/scan.js')
}

/** The scanner's points for nginx over TLS. */
export async function observatoryScore(scanner: string, places: Places, port: number): Promise<number> {
  const { certificate, stop } = await startOverTls(places, port)
  try {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
    const { stdout } = await run(process.execPath, [scanner, `localhost:${port}`], { env })
    return JSON.parse(stdout).scan.score
  } finally {
    await stop()
  }
}

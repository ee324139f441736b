import { execFile, spawnSync } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { fetchTool } from '../../scripts/tools/fetch-tool.mjs'
import { acceptedHtml } from './accepted-html.ts'

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  /** Set on what is more than a remark about style. */
  subType?: 'warning' | 'fatal'
  url?: string
  lastLine?: number
  message: string
  extract?: string
}

const counts = ({ type, subType, message }: Message) =>
  (type !== 'info' || subType === 'warning') && !acceptedHtml.some((accepted) => accepted.message.test(message))

const asLine = ({ url = '', lastLine, message, extract = '' }: Message) =>
  `${path.basename(url)}:${lastLine ?? 0} ${message} (${extract.replace(/\s+/g, ' ').trim()})`

/** What is wrong in the answer of the checker, one line each, without what is accepted. */
export function htmlFaults(report: string): string[] {
  const { messages } = JSON.parse(report) as { messages: Message[] }
  return messages.filter(counts).map(asLine)
}

/**
 * The checker of the W3C, which is fetched once. Nothing where there is no Java, in which it is written.
 *
 * @throws one sentence when it cannot be fetched
 */
export async function htmlChecker(): Promise<string | undefined> {
  const isThere = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
  return isThere ? path.join(await fetchTool('vnu-jar'), 'vnu-jar/build/dist/vnu.jar') : undefined
}

/** Reads every page of a folder with the checker. Returns the faults. */
export async function checkHtml(checker: string, folder: string): Promise<string[]> {
  const options = ['--format', 'json', '--exit-zero-always', '--stdout', '--skip-non-html']
  const args = ['-Xss1m', '-jar', checker, ...options, folder]
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 })
  return htmlFaults(stdout)
}

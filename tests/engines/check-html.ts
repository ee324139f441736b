import { execFile, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
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

/** Whether this machine can run the checker: it is written in Java. */
export const canCheckHtml = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/** Reads every page of a folder with the checker of the W3C. Returns the faults. */
export async function checkHtml(folder: string): Promise<string[]> {
  const jar = path.join(path.dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar')
  const args = ['-Xss1m', '-jar', jar, '--format', 'json', '--exit-zero-always', '--stdout', '--skip-non-html', folder]
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 })
  return htmlFaults(stdout)
}

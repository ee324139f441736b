import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { mdxToMdast } from 'satteri'
import type { MarkdownNode } from './markdown-node.ts'

const parserProcess = fileURLToPath(new URL('parser-process.mjs', import.meta.url))

/** The parser did not survive a body, or did not come to an end. */
export class ParserDied extends Error {}

/** Parses a body that cannot harm the parser; throws what the parser throws. */
export function parseHere(text: string): MarkdownNode {
  return mdxToMdast(text, { features: { gfm: true } }) as MarkdownNode
}

/**
 * So many milliseconds are enough for a process to begin on the busiest machine. It ends itself once it has computed for
 * too long (`parser-process.mjs`); this is for one that never gets to it.
 */
const patience = 60_000

/** So many milliseconds a process counts for that has died and could not tell. */
const diedAfter = 250

/**
 * Parses a body in a process of its own, which is ended when it computes for too long.
 *
 * @param took told how many milliseconds it has computed, whatever came of it
 */
export function parseApart(text: string, took: (milliseconds: number) => void = () => undefined): MarkdownNode {
  const { stdout } = spawnSync(process.execPath, [parserProcess], {
    input: text,
    encoding: 'utf8',
    timeout: patience,
    killSignal: 'SIGKILL',
    maxBuffer: 1 << 28,
    // Flags of this process, such as a loader for TypeScript, are not for that one.
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const answer = readAnswer(stdout)
  took(answer?.spent ?? diedAfter)
  if (answer?.message !== undefined) throw new Error(answer.message)
  if (!answer?.root) throw new ParserDied()
  return answer.root
}

function readAnswer(stdout: string | null): { root?: MarkdownNode; message?: string; spent?: number } | undefined {
  try {
    return JSON.parse(stdout ?? '')
  } catch {
    return undefined
  }
}

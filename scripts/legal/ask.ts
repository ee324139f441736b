import { createInterface } from 'node:readline/promises'

/** Puts a question to the person at the keyboard; undefined when there is none, or no answer. */
export type Ask = (question: string) => Promise<string | undefined>

export const nobodyToAsk: Ask = async () => undefined

export const askAtTheKeyboard: Ask = async (question) => {
  if (!process.stdin.isTTY) return undefined
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await lines.question(`${question} `)).trim() || undefined
  } finally {
    lines.close()
  }
}

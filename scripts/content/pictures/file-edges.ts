import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'

/** The two ends of a file: enough to know a picture without decoding it. */
export interface FileEdges {
  head: Buffer
  tail: Buffer
  size: number
  /** The whole file, for the few whose size stands further in. */
  all(): Buffer
}

const headLength = 64 * 1024
const tailLength = 64

/** Reads the beginning and the end of a file. */
export function readEdges(path: string): FileEdges {
  const handle = openSync(path, 'r')
  try {
    const { size } = fstatSync(handle)
    const part = (start: number, length: number) => {
      const bytes = Buffer.alloc(Math.min(length, size))
      readSync(handle, bytes, 0, bytes.length, start)
      return bytes
    }
    const tail = part(Math.max(0, size - tailLength), tailLength)
    return { head: part(0, headLength), tail, size, all: () => readFileSync(path) }
  } finally {
    closeSync(handle)
  }
}

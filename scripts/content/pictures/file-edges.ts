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

/**
 * Whether a file that begins as a picture ends before it should: a copy that was broken off.
 *
 * @see https://www.w3.org/TR/png-3/#11IEND · https://developers.google.com/speed/webp/docs/riff_container#webp_file_header
 */
export function endsEarly(format: string, { head, tail, size }: FileEdges): boolean {
  if (format === 'png') return !tail.includes('IEND')
  if (format === 'webp') return head.readUInt32LE(4) + 8 > size
  // Some cameras write a few bytes behind the end of image.
  if (format === 'jpg') return !tail.includes(Buffer.from([0xff, 0xd9])) && !head.includes('MPF\0')
  return false
}

import { deserialize, serialize } from 'node:v8'
import { brotliDecompressSync } from 'node:zlib'
import type { Served } from './compress.ts'

/** Several files and their compressed copies as one. The files themselves are in their copies. */
export function pack(files: readonly Served[]): Buffer {
  return serialize(files.map(([, ...copies]) => copies))
}

/** The files of a pack, in the same order. */
export function unpack(packed: Buffer): Served[] {
  const files = deserialize(packed) as Uint8Array[][]
  return files.map((copies) => {
    const [brotli, ...others] = copies.map((copy) => Buffer.from(copy.buffer, copy.byteOffset, copy.byteLength))
    return [brotliDecompressSync(brotli as Buffer), brotli as Buffer, ...others]
  })
}

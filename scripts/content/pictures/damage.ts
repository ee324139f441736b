import { crc32 } from 'node:zlib'
import type { FileEdges } from './file-edges.ts'

/** What is wrong with a file that begins as a picture: a copy that was broken off, or one that changed on its way. */
export type Damage = 'ends early' | 'changed'

/** Looks at the structure of a picture, and decodes nothing. Bytes behind its end, which some programs write, are none of it. */
export function damageOf(format: string, edges: FileEdges): Damage | undefined {
  if (format === 'png') return pngDamage(edges.all())
  const endsEarly = { webp: webpEndsEarly, jpg: jpegEndsEarly, avif: avifEndsEarly }[format]
  return endsEarly?.(edges) ? 'ends early' : undefined
}

/**
 * A PNG is a row of chunks up to IEND, each with its length and a checksum. Only those without which there is no picture are
 * held to theirs, as in browsers: their names begin with a capital letter.
 *
 * @see https://www.w3.org/TR/png-3/#5Chunk-layout
 */
function pngDamage(bytes: Buffer): Damage | undefined {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length) return 'ends early'
    const isNeeded = ((bytes[at + 4] as number) & 0x20) === 0
    if (isNeeded && crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return 'changed'
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return undefined
    at = end + 4
  }
  return 'ends early'
}

/** @see https://developers.google.com/speed/webp/docs/riff_container#webp_file_header */
function webpEndsEarly({ head, size }: FileEdges): boolean {
  return head.readUInt32LE(4) + 8 > size
}

/** The end of image stands last, or, where telephones put a film or notes behind it, somewhere after the beginning. */
function jpegEndsEarly({ tail, all }: FileEdges): boolean {
  return !tail.includes(Buffer.from([0xff, 0xd9])) && !jpegHasEnd(all())
}

/** Segments are left out by their length: one may hold a small copy of the picture with an end of its own. */
function jpegHasEnd(bytes: Buffer): boolean {
  let at = bytes.indexOf(0xff, 2)
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] as number
    if (marker === 0xd9) return true
    // A byte of the picture, a restart, or a byte that fills up.
    const isAlone = marker === 0 || (marker >= 0xd0 && marker <= 0xd7) || marker === 0xff
    const next = at + (marker === 0xff ? 1 : 2)
    at = bytes.indexOf(0xff, isAlone || next + 2 > bytes.length ? next : next + bytes.readUInt16BE(next))
  }
  return false
}

const boxes = /^(?:ftyp|styp|meta|moov|moof|mdat|free|skip|wide|uuid)$/

/** A row of boxes, each with its length; 1 says that a longer number follows, 0 that it goes on to the end (ISO/IEC 14496-12, 4.2). */
function avifEndsEarly({ head, size, all }: FileEdges): boolean {
  const bytes = size > head.length ? all() : head
  for (let at = 0; at + 16 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at)
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    // To the end, or what some program wrote behind the last box.
    if (length < 8 || !boxes.test(bytes.toString('latin1', at + 4, at + 8))) return false
    at += length
    if (at > size) return true
  }
  return false
}

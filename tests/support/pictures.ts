import { crc32 } from 'node:zlib'

/** A chunk of a PNG, with its checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), content])))
  return Buffer.concat([length, Buffer.from(name), content, checksum])
}

/** The beginning and the end of a PNG of that size: all that the check reads. Files with another seed differ. */
export function pngOf(width: number, height: number, seed = ''): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('tEXt', Buffer.from(seed)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

import type { Font } from 'fontkit'

/** fontkit reads the box of the last glyph even when it is empty and the file ends before it. */
const room = Buffer.alloc(16)

/** Opens a TrueType font. The library is loaded with the first one: most builds draw and print nothing. */
export async function openFont(font: Buffer): Promise<Font> {
  const { create } = await import('fontkit')
  return create(Buffer.concat([font, room])) as Font
}

/** How pictures are written. For WebP twice the time would save only 5 % (`npm run bench -- --pictures`). */
export const encoders = {
  avif: { quality: 52 },
  webp: { quality: 76, effort: 2 },
  jpg: { quality: 78, progressive: true },
  png: { compressionLevel: 9 },
} as const

export type Encoding = keyof typeof encoders

/**
 * What depends on the kind of picture. Photographs lose half of their colour's resolution, which nobody sees; thin coloured
 * lines keep all of it. The lowest effort of AVIF is enough for photographs: on 12 megapixels the next one takes five times
 * as long to save 6 %. A drawing becomes half as large with it, in a quarter of a second.
 */
export const subjects = {
  photograph: { effort: 0, chromaSubsampling: '4:2:0' },
  drawing: { effort: 1, chromaSubsampling: '4:4:4' },
} as const

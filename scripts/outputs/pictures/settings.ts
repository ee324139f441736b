/**
 * How pictures are written. AVIF takes its lowest effort: on photographs of 12 megapixels the next one takes five times as
 * long to save 6 % (`npm run bench -- --pictures`). For WebP, too, twice the time would save only 5 %.
 */
export const encoders = {
  avif: { quality: 52, effort: 0 },
  webp: { quality: 76, effort: 2 },
  jpg: { quality: 78, progressive: true },
  png: { compressionLevel: 9 },
} as const
export type Encoding = keyof typeof encoders

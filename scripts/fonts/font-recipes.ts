/** How one subset of the site is cut: from which file, with which characters and which part of its axes. */
export interface FontRecipe {
  /** File name inside the output folder. Stable: the bundler adds the hash. */
  file: string
  family: string
  /** A CSS `font-weight` descriptor: one weight or a range. */
  weight: string
  style: 'normal' | 'italic'
  /** Whether every page needs it for its first paint. */
  preload: boolean
  source: string
  text: string
  axes: Record<string, number | { min: number; max: number }>
  /** The weight whose widths the fallback face is matched to. */
  shown?: number
  fallback?: keyof typeof localFonts
}

/** Letters, figures and marks of a plain English keyboard. */
export const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const marks = '“”‘’–—…•·×™©§†‡®°½−\u00a0'
const commonLetters = 'éèáàäåçñöóôøüíßÉÖ'
const allLetters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ'
const wide = `${ascii}${marks}${allLetters}€£¥±¶«»\u2011\u202f`

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'
const schibsted = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'
const plexMono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'

/** Metrics of the fonts a reader already has, per em; `width` is measured as in `font-metrics.ts`. */
export const localFonts = {
  Georgia: { ascent: 0.917, descent: 0.2192, lineGap: 0.0967, width: 0.4394 },
  Arial: { ascent: 0.9053, descent: 0.2119, lineGap: 0.0327, width: 0.4418 },
}

export const fontRecipes: FontRecipe[] = [
  {
    file: 'newsreader-display.woff2',
    family: 'Newsreader Display',
    weight: '300 500',
    style: 'normal',
    preload: true,
    source: newsreader,
    text: ascii + marks + commonLetters,
    axes: { opsz: 72, wght: { min: 300, max: 500 } },
    shown: 300,
    fallback: 'Georgia',
  },
  {
    file: 'schibsted-grotesk.woff2',
    family: 'Schibsted Grotesk',
    weight: '400 700',
    style: 'normal',
    preload: true,
    source: schibsted,
    text: ascii + marks + commonLetters,
    axes: { wght: { min: 400, max: 700 } },
    shown: 400,
    fallback: 'Arial',
  },
  {
    file: 'newsreader-text.woff2',
    family: 'Newsreader Text',
    weight: '400 600',
    style: 'normal',
    preload: false,
    source: newsreader,
    text: wide,
    axes: { opsz: 16, wght: { min: 400, max: 600 } },
    shown: 400,
    fallback: 'Georgia',
  },
  {
    file: 'newsreader-text-italic.woff2',
    family: 'Newsreader Text',
    weight: '400',
    style: 'italic',
    preload: false,
    source: newsreader.replace('normal', 'italic'),
    text: wide,
    axes: { opsz: 16, wght: 400 },
  },
  {
    file: 'ibm-plex-mono.woff2',
    family: 'IBM Plex Mono',
    weight: '400',
    style: 'normal',
    preload: false,
    source: plexMono,
    text: wide,
    axes: {},
  },
]

/** The characters of the fonts for programs that draw: they have no other font to take a missing one from. */
export const drawnText = wide

/** The same fonts for programs that draw, which want one point of each axis and nothing compressed. */
export const drawnFonts = {
  display: { family: 'Newsreader Display', axes: { wght: 300 } },
  displayMedium: { family: 'Newsreader Display', axes: { wght: 500 } },
  sans: { family: 'Schibsted Grotesk', axes: { wght: 400 } },
  sansBold: { family: 'Schibsted Grotesk', axes: { wght: 600 } },
  mono: { family: 'IBM Plex Mono', axes: {} },
} as const
export type DrawnFontName = keyof typeof drawnFonts

/** How one font of the site is cut: from which file, with which characters and which part of its axes. */
export interface FontRecipe {
  /** Name of its files in `src/styles/fonts`, without their ending. Stable: the bundler adds the hash. */
  name: string
  /** The stylesheet in `src/styles` that declares it. */
  sheet: 'fonts.css' | 'prose-fonts.css'
  family: string
  /** A CSS `font-weight` descriptor: one weight or a range. */
  weight: string
  style: 'normal' | 'italic'
  /** Whether pages with its stylesheet fetch it at once: what most of its words are set in. */
  preload: boolean
  source: string
  axes: Record<string, number | { min: number; max: number }>
  /** The weight it is most shown in: its kerning is that of all weights, and the fallback face is matched to its widths. */
  shown?: number
  fallback?: keyof typeof localFonts
}

/** Letters, figures and marks of a plain English keyboard. */
export const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
/** Those of them that programmers write and firms do not. Square brackets are none: a redline says its changes in them. */
const codeMarks = '*<=>\\^_`{|}~'
/** What English pages are set in: one file per font. */
export const commonText = `${[...ascii].filter((letter) => !codeMarks.includes(letter)).join('')}“”‘’–—…•·×©−é\u00a0`
/** Letters of names and rarer marks: a second file per font, which a page fetches when it shows one of them. */
export const rareText = `${codeMarks}ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèêëìíîïñòóôõöøùúûüýÿßŒœ™§®°½€£¥±¶«»`

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'
const schibsted = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'
const plexMono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'

/**
 * Fonts a reader may already have, the best one last, and their mean letter width as in `font-metrics.ts`, by their full
 * or their PostScript name: `local()` knows no families. Fonts of one line are as wide as each other: Georgia and Arial
 * on Windows, macOS and iOS, their stand-ins on Linux, the fonts of Android, and what a Linux without any of them has.
 *
 * @see https://drafts.csswg.org/css-fonts-4/#local-font-fallback
 */
export const localFonts = {
  serif: [
    { names: ['DejaVu Serif'], width: 0.5123 },
    { names: ['Noto Serif', 'NotoSerif-Regular'], width: 0.479 },
    { names: ['Georgia', 'Gelasio-Regular'], width: 0.4394 },
  ],
  sans: [
    { names: ['DejaVu Sans'], width: 0.5071 },
    { names: ['Roboto', 'Roboto-Regular'], width: 0.4431 },
    { names: ['Arial', 'Liberation Sans'], width: 0.4418 },
  ],
}

export const fontRecipes: FontRecipe[] = [
  {
    name: 'newsreader-display',
    sheet: 'fonts.css',
    family: 'Newsreader Display',
    weight: '300 400',
    style: 'normal',
    preload: true,
    source: newsreader,
    axes: { opsz: 72, wght: { min: 300, max: 400 } },
    shown: 300,
    fallback: 'serif',
  },
  {
    name: 'schibsted-grotesk',
    sheet: 'fonts.css',
    family: 'Schibsted Grotesk',
    weight: '400 700',
    style: 'normal',
    preload: true,
    source: schibsted,
    axes: { wght: { min: 400, max: 700 } },
    shown: 400,
    fallback: 'sans',
  },
  {
    name: 'newsreader-text',
    sheet: 'prose-fonts.css',
    family: 'Newsreader Text',
    weight: '400 600',
    style: 'normal',
    preload: true,
    source: newsreader,
    axes: { opsz: 16, wght: { min: 400, max: 600 } },
    shown: 400,
    fallback: 'serif',
  },
  {
    name: 'newsreader-text-italic',
    sheet: 'prose-fonts.css',
    family: 'Newsreader Text',
    weight: '400',
    style: 'italic',
    preload: false,
    source: newsreader.replace('normal', 'italic'),
    axes: { opsz: 16, wght: 400 },
  },
  {
    name: 'ibm-plex-mono',
    sheet: 'fonts.css',
    family: 'IBM Plex Mono',
    weight: '400',
    style: 'normal',
    preload: false,
    source: plexMono,
    axes: {},
  },
]

/** A font of the site at one point of its axes. */
function onPaper(name: string, wght: number, weight: string): FontRecipe {
  const recipe = fontRecipes.find((candidate) => candidate.name === name) as FontRecipe
  return { ...recipe, name: `${name}-print`, weight, axes: { ...recipe.axes, wght }, shown: wght }
}

/**
 * What is printed in another weight than the one a font was drawn in, which is 400: Firefox draws it as outlines, and a PDF
 * has none of its words. Fetched when somebody prints, with all characters in one file.
 */
export const printFonts = [
  onPaper('newsreader-display', 300, '300'),
  onPaper('schibsted-grotesk', 600, '500 700'),
  onPaper('newsreader-text', 600, '500 600'),
]

/** The characters of the fonts for paper and for programs that draw: they have no other font to take a missing one from. */
export const drawnText = commonText + rareText

/** The same fonts for programs that draw, which want one point of each axis and nothing compressed. */
export const drawnFonts = {
  display: { family: 'Newsreader Display', axes: { wght: 300 } },
  displayMedium: { family: 'Newsreader Display', axes: { wght: 500 } },
  sans: { family: 'Schibsted Grotesk', axes: { wght: 400 } },
  sansBold: { family: 'Schibsted Grotesk', axes: { wght: 600 } },
  mono: { family: 'IBM Plex Mono', axes: {} },
} as const
export type DrawnFontName = keyof typeof drawnFonts

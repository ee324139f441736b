/** Where a picture is shown, and what it needs to be there. */
export interface PicturePlace {
  /** The widths it is made in, in pixels: as wide as it is shown on telephones, on screens, and on fine screens. */
  widths: readonly number[]
  /** How wide it is shown: what `sizes` says. */
  sizes: string
  /** Width to height, if it is cropped. */
  ratio?: readonly [number, number]
  /** How wide a picture has to be not to look blurred: what the place is wide on an ordinary screen. */
  least: number
  /** Read by other sites only, which take nothing but JPEG. */
  shared?: true
}

/** The width of a telephone without its two narrowest gutters, see `--gutter`. */
const onPhones = 'calc(100vw - 2.5rem)'

/**
 * Every place a picture can stand in. Fields are called like the place; of a block the attribute `width` says it.
 * `card` is the part of a cover on the picture that stands for its page where it is shared; `search` are the proportions
 * that search engines ask for beside 16:9, which a cover has itself
 * (https://developers.google.com/search/docs/appearance/structured-data/article#article-types).
 */
export const picturePlaces = {
  column: { widths: [480, 800, 1320], sizes: `(min-width: 44rem) 41.25rem, ${onPhones}`, least: 660 },
  wide: { widths: [640, 1080, 1760], sizes: `(min-width: 60rem) 56rem, ${onPhones}`, least: 880 },
  full: { widths: [800, 1440, 2400], sizes: '100vw', ratio: [21, 9], least: 1440 },
  cover: { widths: [480, 704, 1200], sizes: `(min-width: 48rem) 44rem, ${onPhones}`, ratio: [16, 9], least: 1200 },
  image: { widths: [640, 1080, 1760], sizes: `(min-width: 64rem) 47vw, ${onPhones}`, ratio: [16, 10], least: 880 },
  picture: { widths: [640, 1200, 2400], sizes: `(min-width: 80rem) 75rem, ${onPhones}`, ratio: [2, 1], least: 1200 },
  // Twice its size, which is small.
  portrait: { widths: [224], sizes: '', ratio: [1, 1], least: 112 },
  card: { widths: [720], sizes: '', ratio: [8, 7], least: 1200, shared: true },
  search4x3: { widths: [1200], sizes: '', ratio: [4, 3], least: 1200, shared: true },
  search1x1: { widths: [1200], sizes: '', ratio: [1, 1], least: 1200, shared: true },
} as const satisfies Record<string, PicturePlace>
export type PicturePlaceName = keyof typeof picturePlaces

/** Places by the name of the field that holds the picture. */
export const pictureFieldNames: ReadonlySet<string> = new Set<PicturePlaceName>([
  'cover',
  'image',
  'picture',
  'portrait',
])

import type { PicturePlaceName } from './picture-places.ts'

/** What the check has found out about a picture without decoding it. */
export interface PictureFile {
  /** From the project's root: `content/images/bridge.jpg`. */
  file: string
  format: 'jpg' | 'png' | 'webp' | 'avif' | 'svg'
  /** In pixels, as it is seen: the orientation a camera noted is taken into account. */
  width: number
  height: number
  transparent: boolean
  /** Another one as soon as the file is. */
  version: string
}

/** A picture in one place: what has to be made of a file. */
export interface PictureOrder {
  /** Without width and ending: `/pictures/bridge-3fa2c1d0-cover`. */
  address: string
  picture: PictureFile
  place: PicturePlaceName
  /** The part that is shown, in pixels of the picture. */
  crop: { left: number; top: number; width: number; height: number }
  /** The widths it is made in. Empty for a drawing that is shown as it is. */
  widths: number[]
  /** Ending of the file for browsers that know neither AVIF nor WebP, and for other sites. */
  fallback: 'jpg' | 'png' | 'svg'
}

/** A picture as pages show it. */
export interface PictureView {
  /** Address of its files, without width and ending. */
  address: string
  /** The widths it was made in; none for a drawing that is shown as it is. */
  widths: number[]
  /** Address of the file that every browser can show. */
  fallback: string
  /** Its proportions, so that its place is kept free until it is there. */
  width: number
  height: number
  sizes: string
  /** Empty for a picture that only adorns. */
  alt: string
}

import { linkTo } from '#src/lib/link-to.ts'
import type { PictureFile, PictureOrder, PictureView } from './picture-order.ts'
import { type PicturePlace, type PicturePlaceName, picturePlaces } from './picture-places.ts'
import type { ContentIndex } from './queries.ts'
import type { Picture } from './schemas/picture.ts'

type Shown = Pick<Picture, 'src' | 'alt' | 'focus'>

/** Crops to a ratio, keeping the point of focus as near to the middle as the borders allow. */
function cropTo({ width, height }: PictureFile, ratio: PicturePlace['ratio'], [x, y]: readonly number[]) {
  const [across, down] = ratio ?? [width, height]
  const part = {
    width: Math.min(width, Math.round((height * across) / down)),
    height: Math.min(height, Math.round((width * down) / across)),
  }
  const start = (whole: number, shown: number, at = 50) =>
    Math.round(Math.min(Math.max((whole * at) / 100 - shown / 2, 0), whole - shown))
  return { left: start(width, part.width, x), top: start(height, part.height, y), ...part }
}

const kebab = (file: string) =>
  (file.split('/').pop() as string)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/** What has to be made of a picture for a place. Pictures are never enlarged. */
export function pictureOrder({ src, focus }: Shown, name: PicturePlaceName, content: ContentIndex): PictureOrder {
  const picture = content.picture(src)
  const place: PicturePlace = picturePlaces[name]
  const point = focus?.match(/\d+/g)?.map(Number) ?? []
  const crop = cropTo(picture, place.ratio, point)
  const isDrawing = picture.format === 'svg' && !place.ratio
  // A drawing has no pixels to run out of.
  const limit = picture.format === 'svg' ? Infinity : crop.width
  const widths = [...new Set(place.widths.map((width) => Math.min(width, limit)))]
  const focused = place.ratio && point.length > 0 ? `-${point.join('-')}` : ''
  return {
    address: linkTo('pictureFile', { '*': `${kebab(picture.file)}-${picture.version}-${name}${focused}` }),
    picture,
    place: name,
    crop,
    widths: isDrawing ? [] : widths,
    fallback: isDrawing ? 'svg' : picture.transparent && !place.shared ? 'png' : 'jpg',
  }
}

/** The width of the file for browsers that know neither AVIF nor WebP, and for other sites: not blurred in its place. */
export function fallbackWidth({ place, widths }: PictureOrder): number | undefined {
  return widths.find((width) => width >= picturePlaces[place].least) ?? widths.at(-1)
}

/** The fallback file of an order. */
export function fallbackFile(order: PictureOrder): string {
  const { address, fallback } = order
  const width = fallbackWidth(order)
  return `${address}${width ? `-${width}` : ''}.${fallback}`
}

/** The one way from a picture in the content to what a page shows of it. The build then makes the files. */
export function pictureView(picture: Shown, name: PicturePlaceName, content: ContentIndex): PictureView {
  if (!content.hasPicture(picture.src)) return unfinished(picture, name)
  const order = pictureOrder(picture, name, content)
  content.order(order)
  const { address, widths, crop } = order
  const width = widths.at(-1) ?? crop.width
  return {
    address,
    widths,
    fallback: fallbackFile(order),
    width,
    height: Math.round((width * crop.height) / crop.width),
    sizes: picturePlaces[name].sizes,
    alt: picture.alt ?? '',
  }
}

/** The address of a picture as a file of its own, for readers elsewhere. */
export function sharedPicture(picture: Shown, name: PicturePlaceName, content: ContentIndex): string {
  const order = pictureOrder(picture, name, content)
  content.order(order)
  return fallbackFile(order)
}

/** A draft may name a picture that is not there yet: the preview shows its description in the place of it. */
function unfinished({ alt = '' }: Shown, name: PicturePlaceName): PictureView {
  const address = linkTo('pictureFile', { '*': 'missing' })
  const { sizes, ratio: [width, height] = [16, 9] } = picturePlaces[name] as PicturePlace
  return { address, widths: [], fallback: `${address}.svg`, width: width * 60, height: height * 60, sizes, alt }
}

import type { ServerResponse } from 'node:http'
import type { PictureOrder } from '../../src/content/picture-order.ts'
import * as routes from '../../src/lib/routes.ts'
import { decodePicture } from '../outputs/pictures/decode-picture.ts'
import { orderedFiles } from '../outputs/pictures/picture-files.ts'

/** The pictures of the live preview: made when a page asks for them. */
export interface PreviewPictures {
  order(order: PictureOrder): void
  /** Sends a picture. Returns false when the address is none. */
  answer(pathname: string, response: ServerResponse): Promise<boolean>
}

/** `/pictures/bridge-3fa2c1d0-cover-800.avif`: address, width and ending. */
const address = new RegExp(`^(${routes.pictureFile.replace('*', '.+?')})(?:-(\\d+))?\\.(\\w+)$`)

/**
 * Opens the pictures of the preview.
 *
 * @param report told of a picture that cannot be made, in a line
 * @param kept how long browsers keep one: another version has another address
 */
export function previewPictures(
  root: string,
  report: (message: string) => void,
  kept = 'max-age=3600',
): PreviewPictures {
  const orders = new Map<string, PictureOrder>()
  return {
    order: (order) => void orders.set(order.address, order),
    async answer(pathname, response) {
      const [, name = '', width] = address.exec(pathname) ?? []
      const order = orders.get(name)
      if (!order) return false
      try {
        const isDrawing = order.widths.length === 0
        const bytes = isDrawing
          ? await orderedFiles(root, order)[0]?.make()
          : await previewPicture(root, order, Number(width))
        response.writeHead(200, {
          'content-type': isDrawing ? 'image/svg+xml' : 'image/webp',
          'cache-control': kept,
        })
        response.end(bytes)
      } catch (error) {
        // A page may still ask for a picture that was removed or replaced a moment ago.
        report((error as Error).message)
        response.writeHead(404).end()
      }
      return true
    },
  }
}

/**
 * A picture for the live preview, in WebP whatever its address ends in: that takes a tenth of the time of AVIF, and
 * browsers go by the type that is sent.
 */
async function previewPicture(root: string, order: PictureOrder, width: number): Promise<Buffer> {
  const { begin } = await decodePicture(root, order)
  return begin().resize({ width }).webp({ quality: 80, effort: 0 }).toBuffer()
}

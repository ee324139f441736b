import type { ServerResponse } from 'node:http'
import type Tinypool from 'tinypool'
import type { PictureOrder } from '../../src/content/picture-order.ts'
import * as routes from '../../src/lib/routes.ts'
import { pictureProcess } from '../outputs/pictures/make-apart.ts'
import { orderedFiles } from '../outputs/pictures/picture-files.ts'
import type { PreviewJob } from '../outputs/pictures/picture-process.ts'

/** The pictures of the live preview: made when a page asks for them. */
export interface PreviewPictures {
  order(order: PictureOrder): void
  /** Sends a picture. Returns false when the address is none. */
  answer(pathname: string, response: ServerResponse): Promise<boolean>
}

/** How long the process that makes pictures waits for the next one, in milliseconds. */
const rest = 5000

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
  let pool: Tinypool | undefined
  /** In a process that ends when no picture was asked for in a while: decoding them leaves 50 MB behind. */
  function make(job: PreviewJob): Promise<Uint8Array> {
    pool ??= pictureProcess({ minThreads: 0, idleTimeout: rest, serialization: 'advanced' }).once('error', beginAnew)
    return pool.run(job, { name: 'makePreview' })
  }
  /** One whose process has ended by itself would wait for it. */
  function beginAnew() {
    void pool?.destroy()
    pool = undefined
  }
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
          : await make({ root, order, width: Number(width) })
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

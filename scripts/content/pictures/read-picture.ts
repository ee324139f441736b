import { join } from 'node:path'
import { imageSize } from 'image-size'
import { cacheKey } from '../../cache/cache-key.ts'
import type { FoundPicture, PictureProblem } from '../model/picture.ts'
import { cleanSvg } from './clean-svg.ts'
import { damageOf } from './damage.ts'
import { type FileEdges, readEdges } from './file-edges.ts'

const shown = ['jpg', 'png', 'webp', 'avif', 'svg'] as const
type Shown = (typeof shown)[number]
const isShown = (format: string): format is Shown => (shown as readonly string[]).includes(format)
const most = 40_000_000
const exportHint = 'Open it in a program for pictures and export it as JPEG, or as PNG if it is a drawing.'
const fail = (message: string, hint: string): PictureProblem => ({ severity: 'error', message, hint })

/** Looks at a picture's first bytes, format and size, and at whether it is whole. Nothing is decoded, and nothing throws. */
export function readPicture(root: string, file: string, stamp: string): FoundPicture {
  try {
    return look(file, stamp, readEdges(join(root, file)))
  } catch (error) {
    const problem = fail(`The file cannot be read (${(error as Error).message}).`, 'Save it again.')
    return { file, bytes: 0, problems: [problem] }
  }
}

function look(file: string, stamp: string, edges: FileEdges): FoundPicture {
  const found = { file, bytes: edges.size }
  if (isHeic(edges.head)) return { ...found, problems: [heic] }
  const measured = measure(edges)
  if (!measured) return { ...found, problems: [fail('The file is not a picture.', exportHint)] }
  const { type: format, width, height } = measured
  const problem = problemOf(file, measured, edges)
  if (problem || !isShown(format)) return { ...found, problems: problem ? [problem] : [] }
  const problems = format === 'svg' ? cleanSvg(edges.all().toString('utf8')).problems : []
  const version = cacheKey(file, stamp).slice(0, 8)
  const transparent = isTransparent(format, edges.head)
  return { ...found, picture: { file, format, width, height, transparent, version }, problems }
}

interface Measured {
  type: string
  width: number
  height: number
}

/** The size as it is seen: cameras note how they were held (Exif orientation, 5 to 8 lie on their side). */
function measure({ head, size, all }: FileEdges): Measured | undefined {
  for (const bytes of [() => head, ...(size > head.length ? [all] : [])]) {
    try {
      const { type = '', width, height, orientation = 1 } = imageSize(bytes())
      return orientation > 4 ? { type, width: height, height: width } : { type, width, height }
    } catch {
      // Where the size stands behind more than the first bytes, the whole file is read; else it is no picture.
    }
  }
  return undefined
}

/** The brand a file in HEIC begins with, or one it says it is like. @see https://www.iana.org/assignments/media-types/image/heic */
const isHeic = (head: Buffer) =>
  /^ftyp(?:hei[cmsx]|hev[cx]|(?:mif|msf)1.*hei[cx])/s.test(head.toString('latin1', 4, 64))
const heic = fail(
  'Photographs in HEIC, the format of iPhones, cannot be shown by most browsers.',
  'Export it as JPEG: on a Mac open it in Preview, choose File, then Export. The telephone itself takes JPEG with Settings, Camera, Formats, Most Compatible.',
)

const damaged = {
  'ends early': 'The file ends in the middle of the picture.',
  changed: 'The file is damaged: a part of the picture is not what it was when it was saved.',
}

const endings: Record<string, RegExp> = { jpg: /\.jpe?g$/i }

function problemOf(file: string, { type, width, height }: Measured, edges: FileEdges): PictureProblem | undefined {
  const names = type.toUpperCase().replace('JPG', 'JPEG')
  if (!isShown(type)) return fail(`Pictures in ${names} are not published.`, exportHint)
  if (!(endings[type] ?? new RegExp(`\\.${type}$`, 'i')).test(file))
    return fail(`By its name the file is something else, but it is a picture in ${names}.`, `End its name in .${type}.`)
  if (!width || !height) return fail('The drawing does not say how large it is.', 'Give <svg> a viewBox.')
  if (width * height > most)
    return fail(
      `The picture has ${Math.round((width * height) / 1e6)} megapixels; at most 40 are read.`,
      `Make it smaller: 2,400 pixels across are enough for every place of the site.`,
    )
  const damage = damageOf(type, edges)
  return damage && fail(damaged[damage], 'Copy it again from where it came from.')
}

/**
 * Whether something may shine through: the colour type of PNG, the flag of WebP, the auxiliary image of AVIF.
 *
 * @see https://www.w3.org/TR/png-3/#11IHDR · https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
 */
function isTransparent(format: Shown, head: Buffer): boolean {
  if (format === 'png') return [4, 6].includes(head[25] as number) || head.includes('tRNS')
  if (format === 'webp') return head.toString('latin1', 12, 16) === 'VP8X' && ((head[20] as number) & 0x10) > 0
  return format === 'svg' || (format === 'avif' && head.includes('auxiliary:alpha'))
}

import path from 'node:path'
import JSZip from 'jszip'
import { Refusal } from '../http/refusal.ts'
import { elementsOf, textOf, type XmlElement, xmlTree } from './xml-tree.ts'

/** A part of a document, and what it refers to by id. */
export interface WordPart {
  root: XmlElement
  targets: ReadonlyMap<string, Target>
}

interface Target {
  /** The last word of the type: `footnotes`, `image`. */
  type: string
  /** The file in the document, or the address outside. */
  at: string
  outside: boolean
}

/** The parts of a document, each read when it is asked for. */
export interface WordParts {
  main: WordPart
  /** A part that the main one refers to; undefined where there is none that can be read. */
  ofType: (type: string) => Promise<WordPart[]>
  bytes: (file: string) => Promise<Uint8Array | undefined>
  /** What a document says of itself under a name that its maker chose. */
  property: (name: string) => Promise<string | undefined>
  /** The types of those that were asked for and are no XML. */
  broken: ReadonlySet<string>
}

/** The words and pictures of the largest books are less. */
const mostUnpackedBytes = 100_000_000

/**
 * @param most how many bytes of it are unpacked
 * @throws Refusal when it is larger unpacked than any document
 * @throws Error when it is no document of Word
 */
export async function wordParts(bytes: Uint8Array, most = mostUnpackedBytes): Promise<WordParts> {
  const zip = await JSZip.loadAsync(bytes)
  const broken = new Set<string>()
  let left = most
  const fits = (length: number) => {
    left -= length
    return left >= 0
  }
  const read = async (name: string) => {
    const file = zip.file(name)
    return file ? unpacked(file, fits) : undefined
  }
  const part = async (file: string): Promise<WordPart | undefined> => {
    const found = await read(file)
    return found && { root: xmlTree(found), targets: await targetsOf(file) }
  }
  const targetsOf = async (file: string) => {
    const { dir, base } = path.posix.parse(file)
    const found = await read(path.posix.join(dir, '_rels', `${base}.rels`))
    const all = found ? elementsOf(xmlTree(found)) : []
    return new Map(
      all.map(({ attrs: { Id = '', Type = '', Target = '', TargetMode } }): [string, Target] => {
        const outside = TargetMode === 'External'
        const at = outside ? Target : path.posix.join(Target.startsWith('/') ? '' : dir, Target).replace(/^\//, '')
        return [Id, { type: Type.slice(Type.lastIndexOf('/') + 1), at, outside }]
      }),
    )
  }
  const top = [...(await targetsOf('')).values()]
  const main = await part(top.find(({ type }) => type === 'officeDocument')?.at ?? 'word/document.xml')
  if (main?.root.name !== 'w:document') throw new Error('no document')
  return { main, ofType, bytes: read, property, broken }

  async function ofType(type: string): Promise<WordPart[]> {
    const files = [...(main as WordPart).targets.values()].filter((target) => target.type === type && !target.outside)
    const readOrNot = (file: string) =>
      part(file).catch((error) => {
        if (error instanceof Refusal) throw error
        broken.add(type)
      })
    const parts = await Promise.all([...new Set(files.map(({ at }) => at))].map(readOrNot))
    return parts.filter((one) => one !== undefined)
  }

  async function property(name: string): Promise<string | undefined> {
    const file = top.find(({ type }) => type === 'custom-properties')?.at
    const found = file && (await part(file).catch(() => undefined))
    const own = found && elementsOf(found.root).find(({ attrs }) => attrs.name === name)
    return own && textOf(own)
  }
}

/** Reads a file piece by piece: what its packer says of its length may be wrong. */
function unpacked(file: JSZip.JSZipObject, fits: (length: number) => boolean): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = []
    const stream = file.nodeStream()
    stream
      .on('data', (piece: Buffer) => {
        if (fits(piece.length)) pieces.push(piece)
        else {
          stream.pause()
          reject(tooLarge())
        }
      })
      .on('error', reject)
      .on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))))
  })
}

const tooLarge = () =>
  new Refusal(413, `Unpacked, this document is more than ${mostUnpackedBytes / 1e6} MB, the most the desk reads.`)

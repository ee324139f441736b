import path from 'node:path'
import JSZip from 'jszip'
import { elementsOf, type XmlElement, xmlTree } from './xml-tree.ts'

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
  /** The types of those that were asked for and are no XML. */
  broken: ReadonlySet<string>
}

/** @throws Error when it is no document of Word */
export async function wordParts(bytes: Uint8Array): Promise<WordParts> {
  const zip = await JSZip.loadAsync(bytes)
  const broken = new Set<string>()
  const read = async (file: string) => zip.file(file)?.async('uint8array')
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
  const starts = [...(await targetsOf(''))].find(([, { type }]) => type === 'officeDocument')?.[1].at
  const main = await part(starts ?? 'word/document.xml')
  if (main?.root.name !== 'w:document') throw new Error('no document')
  return { main, ofType, bytes: read, broken }

  async function ofType(type: string): Promise<WordPart[]> {
    const files = [...(main as WordPart).targets.values()].filter((target) => target.type === type && !target.outside)
    const readOrNot = (file: string) => part(file).catch(() => void broken.add(type))
    const parts = await Promise.all([...new Set(files.map(({ at }) => at))].map(readOrNot))
    return parts.filter((one) => one !== undefined)
  }
}

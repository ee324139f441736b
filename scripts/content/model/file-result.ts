import type { Tree } from '#src/body/tree.ts'
import type { CollectionName } from '#src/content/collections.ts'
import type { PicturePlaceName } from '#src/content/picture-places.ts'
import type { Heading } from '#src/content/queries.ts'
import type { Issue } from './issue.ts'

/** Something a file mentions that other files or the whole body decide about. */
export interface Ref {
  kind:
    | 'link'
    | 'old-link'
    | 'picture'
    | 'claim'
    | 'category'
    | 'anchor'
    | 'section'
    | 'heading'
    | 'block'
    | 'figure'
    | 'unfinished'
  value: string
  /** Of a figure, which is the value alone or stands in it: the claim it names. */
  claim?: string
  alone?: boolean
  /** Of a heading. */
  depth?: number
  /** Of a link that leads to a place where the text came from: as it is written, and its words alone. */
  written?: string
  words?: string
  /** Of a picture. */
  place?: PicturePlaceName
  alt?: string
  line?: number
  column?: number
  endColumn?: number
  /** The field it stands in, when it stands in no body. */
  field?: string
}

/** A body as data. */
export interface Body {
  body: Tree
  headings: Heading[]
  words: number
  refs: Ref[]
  /** False when the body could not be read: what it contains is unknown. */
  bodyRead: boolean
}

/** What the rules of the firm’s voice make of a text that visitors read: they look at it, or it is something else. */
export type ReadAs = 'prose' | 'code' | 'quotation' | 'name'

/** Where a file belongs. */
export interface Placed {
  file: string
  collection: CollectionName
  /** The path inside the collection's folder without its ending; empty for a list or a single file. */
  slug: string
}

/** Everything one file says, without looking at any other: the unit that is cached. */
export interface FileResult extends Placed, Body {
  /** Stands for path and content of the file, and so for everything else here. Not there while the file is being read. */
  key?: string
  /** Stands for the file and for what it says outside of its body: fields and headings. */
  front: string
  /** Whether it says it is a draft, also when other fields of it are not valid. */
  draft?: true
  issues: Issue[]
  /** The fields, defaults filled in; `null` when they are not valid. */
  value: unknown
  /** How many words of it visitors read. Not there where it could not be read. */
  read?: { [As in ReadAs]?: number }
  /** The ids of a list's records, also of those that are not valid. */
  ids: string[]
}

/** Whether a file has errors of its own: what it contains is then not known in full. */
export function hasErrors({ issues }: FileResult): boolean {
  return issues.some(({ severity }) => severity === 'error')
}

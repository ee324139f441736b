import { resolveBlocks } from '#src/blocks/resolve.ts'
import { type BlockName, blocks } from '#src/blocks/rows.ts'
import { blockNames } from '#src/body/block-names.ts'
import type { Tree, TreeElement } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { hero } from '#src/content/schemas/page.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { blockAlone, blockEntry, blockId, type ParseMdx } from './block-entry.ts'
import { registerGallery } from './register.ts'

export const galleryPath = '/_gallery'

const kit: readonly [title: string, block: string][] = [
  ['Buttons and badges', 'GalleryButtons'],
  ['Cards', 'GalleryCards'],
  ['Fields', 'GalleryFields'],
  ['Disclosures, chips, links', 'GalleryText'],
  ['Figures and ledgers', 'GalleryFigures'],
  ['Notices and notifications', 'GalleryNotices'],
  ['Search', 'GallerySearch'],
  ['Art', 'GalleryArt'],
]

const names = Object.keys(blocks) as BlockName[]

function contents(): TreeElement {
  const items = names.map((name): TreeElement => ['li', null, ['a', { href: `#${blockId(name)}` }, name]])
  return ['Section', { title: 'Contents' }, ['ul', { className: 'dev-contents' }, ...items]]
}

function kitSections(): TreeElement[] {
  return kit.flatMap(([title, block]): TreeElement[] => [
    ['Section', { title, eyebrow: 'Kit' }, [block, null]],
    ...(block === 'GalleryButtons' || block === 'GalleryFields'
      ? [['Section', { tone: 'ink' }, [block, null]] as TreeElement]
      : []),
  ])
}

/** One block alone on a page, under its name below the gallery: the desk shows it small in its menu of blocks. */
export function galleryBlock(path: string, content: ContentIndex, parse: ParseMdx): PageData | undefined {
  const name = names.find((one) => path === `${galleryPath}/${one}`)
  if (!name) return undefined
  return asPage(path, [['div', { className: 'dev-alone' }, ...blockAlone(name, content, parse)]], content)
}

/** The gallery as if it were a page of content: every part of the kit and every block of the vocabulary. */
export function galleryPage(content: ContentIndex, parse: ParseMdx): PageData {
  registerGallery()
  const parts: Tree = [
    contents(),
    ...kitSections(),
    ['GalleryHeroes', null],
    ['GalleryArchive', null],
    ...names.flatMap((name) => blockEntry(name, content, parse)),
  ]
  return asPage(galleryPath, parts, content)
}

function asPage(path: string, parts: Tree, content: ContentIndex): PageData {
  const body = resolveBlocks(parts, content)
  const fields = hero.parse({
    eyebrow: 'Development only',
    title: 'Gallery',
    description: 'Every block of the vocabulary with its props, and every part of the kit in every state.',
    art: 'lattice',
  })
  return {
    path,
    status: 200,
    kind: 'page',
    meta: {
      title: 'Gallery',
      ownTitle: 'Gallery',
      description: 'Development only.',
      canonical: path,
      index: false,
    },
    view: { path, hero: { ...fields, image: undefined }, breadcrumb: [] },
    body,
    blocks: blockNames(body),
    source: 'src/blocks/rows.ts',
  }
}

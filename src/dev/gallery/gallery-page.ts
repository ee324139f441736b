import type { Tree, TreeElement } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { blockEntry, blockId, type ParseMdx } from './block-entry.ts'
import { asPage, galleryPath, names } from './gallery-block.ts'
import { registerGallery } from './register.ts'

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

import { resolveBlocks } from '#src/blocks/resolve.ts'
import { type BlockName, blocks } from '#src/blocks/rows.ts'
import { blockNames } from '#src/body/block-names.ts'
import type { Tree, TreeElement } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { hero } from '#src/content/schemas/page.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { blockAlone, type ParseMdx } from './block-entry.ts'

export const galleryPath = '/_gallery'

/** The blocks of the vocabulary. */
export const names = Object.keys(blocks) as BlockName[]

/** The page on which a screen reader hears every block. */
export const blocksPath = `${galleryPath}/blocks`

/** What stands above a block there, and at the end of them. */
export const blockHeading = (name: BlockName | 'end') => `Block ${name}`

/** Every block under its name, and nothing else. */
function allBlocks(content: ContentIndex, parse: ParseMdx): PageData {
  const heading = (name: BlockName | 'end'): TreeElement => ['h2', null, blockHeading(name)]
  const parts = names.flatMap((name): Tree => [heading(name), ...blockAlone(name, content, parse)])
  return asPage(blocksPath, [...parts, heading('end')], content)
}

/** Whether a path is that of one block alone, which runs no scripts. */
export const isBlockAlone = (path: string) => path.startsWith(`${galleryPath}/`) && path !== blocksPath

/** One block alone on a page, under its name below the gallery: the desk shows it small in its menu of blocks. Or all. */
export function galleryBlock(path: string, content: ContentIndex, parse: ParseMdx): PageData | undefined {
  if (path === blocksPath) return allBlocks(content, parse)
  const name = names.find((one) => path === `${galleryPath}/${one}`)
  if (!name) return undefined
  return asPage(path, [['div', { className: 'dev-alone' }, ...blockAlone(name, content, parse)]], content)
}

/** Parts of the gallery as if they were a page of content. */
export function asPage(path: string, parts: Tree, content: ContentIndex): PageData {
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

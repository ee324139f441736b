import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ArticleEdit, articleSlug, syntheticArticle } from './synthetic-article.ts'

/** The articles a benchmark adds to a copy of the project. */
export interface SyntheticContent {
  /** How many there are. */
  size(): number
  /** Adds articles until there are that many. */
  grow(size: number): Promise<void>
  /** Edits the newest article, which stands on the list page too, as no edit before. Returns the new words. */
  edit(part: keyof ArticleEdit): Promise<string>
}

/** The article that is edited. */
export const editedSlug = articleSlug(0)

/** Opens the articles of a copied project: none at first. */
export function syntheticContent(root: string): SyntheticContent {
  const current: ArticleEdit = {}
  let present = 0
  let edits = 0
  const write = (index: number, edit?: ArticleEdit) =>
    writeFile(path.join(root, 'content/articles', `${articleSlug(index)}.mdx`), syntheticArticle(index, edit))
  return {
    size: () => present,
    async grow(wanted) {
      for (; present < wanted; present += 1) await write(present)
    },
    async edit(part) {
      edits += 1
      current[part] = `Edit number ${edits}.`
      await write(0, current)
      return current[part]
    },
  }
}

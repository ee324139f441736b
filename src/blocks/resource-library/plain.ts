import type { LibraryItem, ResourceLibraryProps } from '#src/blocks/resource-library/resource-library.tsx'
import { bulleted, element, fact, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import * as routes from '#src/lib/routes.ts'

/** The documents in their groups, each with its contents and the way to it. */
export const plainResourceLibrary = ({ groups }: ResourceLibraryProps): Tree =>
  groups.flatMap(({ name, text, items }) => [element('h3', name), ...paragraphs(text), ...items.flatMap(item)])

const item = ({ type, title, description, tags, size, contents, contentsLabel, link: way }: LibraryItem): Tree => [
  ...paragraphs(type),
  element('h4', title),
  ...paragraphs(description, tags.join(', '), size),
  fact(contentsLabel),
  bulleted(contents),
  ...paragraphs(...waysTo(way)),
]

function waysTo(way: LibraryItem['link']): Tree {
  if (way.kind === 'file') return [link(way.href, `${way.label} (${way.detail})`)]
  const preview = way.preview ? [link(way.preview.href, `${way.preview.label} (${way.preview.detail})`)] : []
  return [link(routes.contactPage, way.label), ...preview]
}

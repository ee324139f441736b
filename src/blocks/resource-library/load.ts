import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { LibraryItem, ResourceLibraryProps } from '#src/blocks/resource-library/resource-library.tsx'
import type { resourceLibrary } from '#src/blocks/resource-library/schema.ts'
import { previewPdf } from '#src/content/printed-documents.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'

type Words = PropsOf<typeof resourceLibrary>

/** Puts the items under their groups and fills in their words. */
export function loadResourceLibrary(
  { groups, scaleLabel, ...words }: Words,
  content: ContentIndex,
): ResourceLibraryProps {
  const entries = content.entries('resources')
  return {
    scaleLabel,
    groups: groups.map(({ name, text }) => ({
      id: kebabCase(name),
      name,
      text,
      items: entries.filter(({ data }) => data.group === name).map((entry) => item(entry, words, content)),
    })),
  }
}

type ItemWords = Omit<Words, 'groups' | 'scaleLabel'>

function item({ slug, data }: Entry<'resources'>, words: ItemWords, content: ContentIndex): LibraryItem {
  const { title, description, type, downloadSize: size, tags, contents } = data
  const common = {
    slug,
    title,
    description,
    type,
    tags,
    contents,
    contentsLabel: fillWords(words.contents, { count: contents.length }),
    megabytes: Number.parseFloat(size),
  }
  if (!data.file) {
    const about = fillWords(words.requestAbout, { title })
    const request = { kind: 'request', label: words.request, about } as const
    const preview = previewOf(slug, title, words, content)
    return { ...common, size: fillWords(words.size, { size }), link: { ...request, ...(preview && { preview }) } }
  }
  const format = data.file.split('.').at(-1)?.toUpperCase() ?? ''
  const detail = fillWords(words.downloadDetail, { title, format, size })
  return {
    ...common,
    size: fillWords(words.fileSize, { format, size }),
    link: { kind: 'file', label: words.download, href: data.file, detail },
  }
}

/** The preview edition, if the build has printed it. */
function previewOf(slug: string, title: string, words: ItemWords, content: ContentIndex) {
  const href = previewPdf(slug)
  const bytes = content.download(href)
  if (bytes === undefined) return undefined
  const label = fillWords(words.preview, { size: fileSize(bytes) })
  return { href, label, detail: fillWords(words.previewDetail, { title }) }
}

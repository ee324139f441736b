import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { bulleted, element, fact, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text, textWith } from '#src/content/field-types.ts'
import { previewPdf } from '#src/content/printed-documents.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { type Resource, resource } from '#src/content/schemas/resource.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'
import * as routes from '#src/lib/routes.ts'

const group = z.strictObject({
  name: resource.shape.group,
  text: text('One or two sentences beside the name of the group.'),
})

export const resourceLibrary = {
  description: 'The three groups of downloadable items, from content/resources, each under a ruler of their sizes.',
  props: z.strictObject({
    groups: z.array(group).length(3).describe('The groups, in reading order.'),
    scaleLabel: text('The words at the end of the ruler of sizes.'),
    size: textWith(['size'], 'The line under an item that is sent on request; {size} is filled in.'),
    contents: textWith(['count'], 'Opens the table of contents of an item; {count} is filled in.'),
    request: text('The link to the contact form, for an item without a file.'),
    requestAbout: textWith(['title'], 'The first line of the message on the contact form; {title} is filled in.'),
    preview: textWith(['size'], 'The link to the preview edition of an item without a file; {size} is filled in.'),
    previewDetail: textWith(['title'], 'Read out after the words of that link; {title} is filled in.'),
    download: text('The button of an item with a file.'),
    downloadDetail: textWith(
      ['title', 'format', 'size'],
      'Read out after the words of that button; {title}, {format} and {size} are filled in.',
    ),
    fileSize: textWith(['format', 'size'], 'The line under an item with a file; {format} and {size} are filled in.'),
  }),
  children: 'none',
  shows: {
    resources: {
      at: (slug) => slug,
      within: ({ group }) => [kebabCase(group)],
      counted: [
        { noun: /documents?/ },
        { noun: /shel(?:f|ves)/, count: (resources) => new Set(resources.map(({ group }) => group)).size },
      ],
    },
  },
  example:
    '<ResourceLibrary groups={[{ name: "Federal Compliance Guides", text: "Words." }, { name: "Digital Transformation", text: "Words." }, { name: "Industry Analysis", text: "Words." }]} scaleLabel="Size in MB" size="Full edition, {size}" contents="Contents, {count} parts" request="Request full edition" requestAbout="Full edition: {title}" preview="Preview, {size}" previewDetail="{title}, PDF" download="Download" downloadDetail="{title}, {format}, {size}" fileSize="{format}, {size}" />',
} as const satisfies BlockDefinition

export interface LibraryItem extends Pick<Resource, 'title' | 'description' | 'type' | 'tags' | 'contents'> {
  slug: string
  contentsLabel: string
  /** The size in words. */
  size: string
  megabytes: number
  link: LibraryLink
}

/** What leads to the document: a file, or a message to the people who send it and perhaps a preview to go on with. */
export type LibraryLink =
  | ({ kind: 'file' } & LibraryFile)
  | { kind: 'request'; label: string; about: string; preview?: LibraryFile }

/** A file of this site. `detail` is read out after the words of the link. */
export interface LibraryFile {
  label: string
  href: string
  detail: string
}

export interface ResourceLibraryProps {
  groups: LibraryGroup[]
  scaleLabel: string
}

interface LibraryGroup {
  id: string
  name: string
  text: string
  items: LibraryItem[]
}

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

/** The documents in their groups, each with its contents and the way to it. */
export const plainResourceLibrary = ({ groups }: ResourceLibraryProps): Tree =>
  groups.flatMap(({ name, text, items }) => [element('h3', name), ...paragraphs(text), ...items.flatMap(plainItem)])

const plainItem = ({ type, title, description, tags, size, contents, contentsLabel, link: way }: LibraryItem): Tree => [
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

import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import { resource } from '#src/content/schemas/resource.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'
import type { BlockDefinition } from '../block-definition.ts'

const group = z.strictObject({
  name: resource.shape.group,
  text: text('One or two sentences beside the name of the group.'),
})

export const resourceLibrary = {
  description: 'The three groups of downloadable items, from content/resources, each under a ruler of their sizes.',
  props: z.strictObject({
    groups: z.array(group).length(3).describe('The groups, in reading order.'),
    scaleLabel: text('The words at the end of the ruler of sizes.'),
    size: text('The line under an item that is sent on request; {size} is filled in.'),
    contents: text('Opens the table of contents of an item; {count} is filled in.'),
    request: text('The link to the contact form, for an item without a file.'),
    requestAbout: text('The first line of the message on the contact form; {title} is filled in.'),
    preview: text('The link to the preview edition of an item without a file; {size} is filled in.'),
    previewDetail: text('Read out after the words of that link; {title} is filled in.'),
    download: text('The button of an item with a file.'),
    downloadDetail: text('Read out after the words of that button; {title}, {format} and {size} are filled in.'),
    fileSize: text('The line under an item with a file; {format} and {size} are filled in.'),
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

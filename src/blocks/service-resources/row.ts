import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import * as routes from '#src/lib/routes.ts'

const item = z.strictObject({
  type: z
    .enum(['Article', 'Video', 'Podcast', 'Webinar', 'White paper'])
    .describe('The badge, read out before the title.'),
  title: text('The words of the link.'),
  text: text('What the reader gets: one sentence.'),
  length: text('How long it is, for example "34 min" or "18 pages".'),
})

export const serviceResources = {
  description: 'The resource cards of a service page; each leads to the briefings.',
  props: z.strictObject({
    look: z.enum(['shelf', 'index']).default('shelf').describe('Cards side by side (shelf) or rows of a list (index).'),
    items: z.array(item).min(2).max(6).describe('The resources, in reading order.'),
  }),
  children: 'none',
  shows: {},
  example:
    '<ServiceResources look="index" items={[{ type: "Article", title: "Forty decisions", text: "A worked example.", length: "6 min read" }, { type: "Podcast", title: "The argument", text: "Two chiefs talk.", length: "34 min" }]} />',
} as const satisfies BlockDefinition

export interface ServiceResourcesProps extends Omit<Props, 'items'> {
  items: (Props['items'][number] & { href: string })[]
}

type Props = PropsOf<typeof serviceResources>

/** Where every resource of a service page leads. */
const briefings = routes.briefingsPage

/** The resources as they stand on the tag, each with its address. */
export function loadServiceResources(
  props: PropsOf<typeof serviceResources>,
  _content: ContentIndex,
): ServiceResourcesProps {
  return { ...props, items: props.items.map((item) => ({ ...item, href: briefings })) }
}

/** The resources with their links. */
export const plainServiceResources = ({ items }: ServiceResourcesProps): Tree =>
  items.flatMap(({ type, title, text, length, href }) => [
    element('h3', link(href, `${type} ${title}`)),
    ...paragraphs(text, length),
  ])

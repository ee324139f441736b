import { loadBlocks } from '#src/blocks/loaded-blocks.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { type Template, templates } from '#src/pages/templates.ts'
import type { TemplateName } from '#src/pages/views.ts'

const loaded: Partial<Record<TemplateName, unknown>> = {}

/** Loads the template and the blocks a page needs, so that rendering it never waits. */
export async function loadParts(page: PageData): Promise<PageData> {
  const [template] = await Promise.all([loaded[page.template] ?? templates[page.template](), loadBlocks(page.blocks)])
  loaded[page.template] = template
  return page
}

/** The template of a page whose parts are loaded. */
export function templateOf<Name extends TemplateName>({ template }: { template: Name }): Template<Name> {
  if (!loaded[template]) throw new Error(`The template "${template}" was not loaded.`)
  return loaded[template] as Template<Name>
}

import { loadBlocks } from '#src/blocks/loaded-blocks.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { type Template, type TemplateName, templates } from '#src/pages/templates.ts'

const loaded = new Map<string, Template>()

/** Loads the template and the blocks a page needs, so that rendering it never waits. */
export async function loadParts(page: PageData): Promise<PageData> {
  const [template] = await Promise.all([
    loaded.get(page.template) ?? templates[page.template as TemplateName](),
    loadBlocks(page.blocks),
  ])
  loaded.set(page.template, template)
  return page
}

/** The template of a page whose parts are loaded. */
export function templateOf(page: PageData): Template {
  const template = loaded.get(page.template)
  if (!template) throw new Error(`The template "${page.template}" was not loaded.`)
  return template
}

import type { ReactNode } from 'react'
import { loadedBlocks } from '#src/blocks/loaded-blocks.ts'
import { renderProse, renderTree } from '#src/body/render-tree.tsx'
import { island } from '#src/body/tree.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { proseTemplates, type Template, templates } from '#src/pages/templates.ts'
import type { TemplateName } from '#src/pages/views.ts'

const legalTemplates = new Set(['legal', 'redline'])

function Body({ page: { template, body } }: { page: PageData }) {
  if (!proseTemplates.has(template)) return renderTree(body, loadedBlocks)
  return (
    <div id="prose" className={legalTemplates.has(template) ? 'prose prose-legal' : 'prose'}>
      {renderProse(body, loadedBlocks)}
    </div>
  )
}

const templateOf = <Name extends TemplateName>({ template }: { template: Name }): Template<Name> => templates[template]

/** A page in the template it names. Its blocks are loaded. */
export function PageView({ page }: { page: PageData }): ReactNode {
  const Template = templateOf(page)
  return (
    <Template view={page.view} live={page.live && renderTree([island(page.live)], loadedBlocks)}>
      <Body page={page} />
    </Template>
  )
}

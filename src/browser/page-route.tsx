import { useMemo } from 'react'
import { useLoaderData } from 'react-router-dom'
import { loadedBlocks } from '#src/blocks/loaded-blocks.ts'
import { renderProse, renderTree } from '#src/body/render-tree.tsx'
import type { PageData } from '#src/pages/page-data.ts'
import { proseTemplates } from '#src/pages/templates.ts'
import { templateOf } from './page-parts.ts'
import { useDocumentHead } from './use-document-head.ts'

const legalTemplates = new Set(['legal', 'redline'])

function Body({ page: { template, body } }: { page: PageData }) {
  if (!proseTemplates.has(template)) return renderTree(body, loadedBlocks)
  return (
    <div id="prose" className={legalTemplates.has(template) ? 'prose prose-legal' : 'prose'}>
      {renderProse(body, loadedBlocks)}
    </div>
  )
}

/** Renders whatever page its loader returned, in the template the page names. */
export function PageRoute() {
  const page = useLoaderData<PageData>()
  useDocumentHead(page)
  const Template = templateOf(page)
  const body = useMemo(() => <Body page={page} />, [page])
  return (
    <Template key={page.path} view={page.view}>
      {body}
    </Template>
  )
}

import { useMemo, useRef } from 'react'
import { useLoaderData } from 'react-router-dom'
import { loadedBlocks } from '#src/blocks/loaded-blocks.ts'
import { renderProse, renderTree } from '#src/body/render-tree.tsx'
import { treeFromDom } from '#src/body/tree-from-dom.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { proseTemplates } from '#src/pages/templates.ts'
import { templateOf } from './page-parts.ts'
import { useDocumentHead } from './use-document-head.ts'

const legalTemplates = new Set(['legal', 'redline'])

/** The id of the element that holds long prose. */
const proseId = 'prose'

function Prose({ page }: { page: PageData }) {
  // The page that came as HTML: its words are read back from there once, and kept for later renders.
  const fromDom = useRef(
    page.body ? null : treeFromDom(document.getElementById(proseId) as Element, page.proseBlocks ?? []),
  )
  return (
    <div id={proseId} className={legalTemplates.has(page.template) ? 'prose prose-legal' : 'prose'}>
      {renderProse(page.body ?? fromDom.current ?? [], loadedBlocks)}
    </div>
  )
}

/** Renders whatever page its loader returned, in the template the page names. */
export function PageRoute() {
  const page = useLoaderData<PageData>()
  useDocumentHead(page)
  const Template = templateOf(page)
  const body = useMemo(() => {
    if (proseTemplates.has(page.template)) return <Prose page={page} />
    return renderTree(page.body ?? [], loadedBlocks)
  }, [page])
  return (
    <Template key={page.path} view={page.view}>
      {body}
    </Template>
  )
}

import { useEffect, useMemo } from 'react'
import { loadedBlocks } from '#src/blocks/loaded-blocks.ts'
import { renderProse, renderTree } from '#src/body/render-tree.tsx'
import type { PageData } from '#src/pages/page-data.ts'
import { proseTemplates } from '#src/pages/templates.ts'
import { startBehaviors } from './behaviors.ts'
import { Unlocated } from './located.tsx'
import { openNamed } from './open-named-disclosure.ts'
import { templateOf } from './page-parts.ts'
import { useDocumentHead } from './use-document-head.ts'
import type { FirstView } from './visits.ts'

const legalTemplates = new Set(['legal', 'redline'])

function Body({ page: { template, body } }: { page: PageData }) {
  if (!proseTemplates.has(template)) return renderTree(body, loadedBlocks)
  return (
    <div id="prose" className={legalTemplates.has(template) ? 'prose prose-legal' : 'prose'}>
      {renderProse(body, loadedBlocks)}
    </div>
  )
}

function Page({ page }: { page: PageData }) {
  useDocumentHead(page)
  const Template = templateOf(page)
  const body = useMemo(() => <Body page={page} />, [page])
  useEffect(() => {
    startBehaviors()
    openNamed()
  })
  return (
    <Template key={page.path} view={page.view}>
      {body}
    </Template>
  )
}

/** A page, in the template it names; the first one as its islands. */
export function PageView({ page }: { page: PageData | FirstView }) {
  return useMemo(() => ('nodes' in page ? <Unlocated>{page.nodes}</Unlocated> : <Page page={page} />), [page])
}

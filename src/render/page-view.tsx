import type { ReactNode } from 'react'
import { loadedBlocks } from '#src/blocks/loaded-blocks.ts'
import { renderProse, renderTree } from '#src/body/render-tree.tsx'
import { island } from '#src/body/tree.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { routes, type Template } from '#src/pages/routes.ts'

/** A page in the template of its kind. Its blocks are loaded. */
export function PageView({ page: { kind, view, live, body } }: { page: PageData }): ReactNode {
  const { template, prose } = routes[kind]
  // The row has a template that shows the view it decides.
  const Frame = template as Template<typeof view>
  return (
    <Frame view={view} live={live && renderTree([island(live)], loadedBlocks)}>
      {prose ? (
        <div id="prose" className={prose}>
          {renderProse(body, loadedBlocks)}
        </div>
      ) : (
        renderTree(body, loadedBlocks)
      )}
    </Frame>
  )
}

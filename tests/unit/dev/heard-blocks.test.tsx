import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { loadBlocks, loadedBlocks } from '#src/blocks/loaded-blocks.ts'
import { resolveBlocks } from '#src/blocks/resolve.ts'
import { renderTree } from '#src/body/render-tree.tsx'
import { blockAlone, isConnected } from '#src/dev/gallery/block-entry.ts'
import { names } from '#src/dev/gallery/gallery-block.ts'
import recorded from '#src/dev/gallery/heard-blocks.json' with { type: 'json' }
import { UiContext } from '#src/ui/ui-context.tsx'
import { parseExample } from '../../../scripts/dev/parse-example.ts'
import { kind } from '../../engines/heard/hear-blocks.ts'
import { wordsIn } from '../../engines/heard/hearing-faults.ts'
import { realIndex } from '../../support/real-content.ts'

/** How a reader says signs, and the numbers of steps, which the style sheet counts. */
const added = ['number', 'dash', 'percent', '01']

beforeAll(() => loadBlocks(names))

test('of every block is written down what a screen reader says', () => {
  expect(Object.keys(recorded)).toEqual(names)
})

const content = realIndex()

test.each(names.filter((name) => !isConnected(name)))(
  'what is written down of <%s> is what its example says',
  (name) => {
    const html = renderToStaticMarkup(
      <StaticRouter location="/example">
        <UiContext value={content.single('ui')}>
          {renderTree(resolveBlocks(blockAlone(name, content, parseExample), content), loadedBlocks)}
        </UiContext>
      </StaticRouter>,
    )
    const heard = html.replace(/data-heard="([^"]*)"[^>]*>([^<]*)/g, '>$2$1')
    const known = new Set([...wordsIn(html), ...wordsIn(heard), ...added])
    const said = recorded[name].said.filter((words) => !kind.test(words))
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((words) => !wordsIn(words).every((word) => known.has(word)))).toEqual([])
  },
)

import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { useState } from 'react'
import type { BlockKind, Parsed } from '../../api.ts'
import { readBody } from '../../text/read-body.ts'
import { words } from '../../words.ts'
import { inWords } from '../fields/in-words.ts'
import { askServer } from '../server/ask-server.ts'
import { useBlockKinds } from '../server/blocks.ts'
import { Dialog } from '../shell/dialog.tsx'
import { insertBlock } from './rich-commands.ts'

/** The vocabulary of blocks to choose from. A block begins as its example, for the writer to overwrite. */
export function BlockMenu({ view }: { view: EditorView }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" tabIndex={-1} className="desk-tool desk-tool-block" onClick={() => setOpen(true)}>
        <span aria-hidden="true">+</span> {words.rich.block}
      </button>
      {open && (
        <Dialog title={words.rich.addBlock} close={() => setOpen(false)} wide>
          <BlockChoice view={view} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function BlockChoice({ view, close }: { view: EditorView; close(): void }) {
  const kinds = useBlockKinds()
  const [text, setText] = useState('')
  const found = kinds.filter(({ name, description }) =>
    `${inWords(name)} ${description}`.toLowerCase().includes(text.toLowerCase()),
  )
  const choose = async (kind: BlockKind) => {
    const node = await exampleOf(kind)
    close()
    if (node) insertBlock(node)(view.state, view.dispatch, view)
    view.focus()
  }
  return (
    <div className="desk-blocks">
      <input
        className="input"
        type="search"
        aria-label={words.rich.searchBlocks}
        placeholder={words.rich.searchBlocks}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul>
        {found.map((kind) => (
          <li key={kind.name}>
            <button type="button" onClick={() => void choose(kind)}>
              <b>{inWords(kind.name)}</b>
              <span className="desk-help">{kind.description}</span>
              <code>{kind.example}</code>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="desk-nothing">{words.find.nothing}</p>}
    </div>
  )
}

/** The example of a block as a node, read as every text is. */
async function exampleOf({ example }: BlockKind): Promise<Node | undefined> {
  const { root } = await askServer<Parsed>('POST', 'parse', { file: 'content/pages/example.mdx', text: example })
  const doc = readBody(example, root as Parameters<typeof readBody>[1])
  return doc.firstChild ?? undefined
}

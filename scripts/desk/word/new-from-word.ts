import path from 'node:path'
import type { Node, NodeType } from 'prosemirror-model'
import type { Answers } from '../../../src/desk/requests.ts'
import { printChildren } from '../../../src/desk/text/body/print-node.ts'
import { bodySchema } from '../../../src/desk/text/model/body-schema.ts'
import { fieldsEnd } from '../../../src/lib/fields-end.ts'
import { starter } from '../../new-entry/create-entry.ts'
import type { DeskContext } from '../context.ts'
import { addPicture } from '../entry/add-picture.ts'
import { contentFile, refuseTaken } from '../entry/content-file.ts'
import { saveEntry } from '../entry/save-entry.ts'
import { Refusal } from '../http/refusal.ts'
import { readDocx } from './read-docx.ts'

interface Wanted {
  kind: string
  /** Empty, the document’s own title is taken, or the name of its file. */
  title: string
  /** The name of the document’s file. */
  name: string
}

/**
 * Starts an entry with what a Word document says; its pictures are laid beside it.
 *
 * @throws Refusal when it is no such document, or the kind has no text
 */
export async function newFromWord(desk: DeskContext, wanted: Wanted, bytes: Buffer): Promise<Answers<'POST word'>> {
  const title = wanted.title.trim() || (await titleOf(bytes)) || nameOf(wanted.name)
  const { file, text } = starter(desk.root, wanted.kind, title, desk.check.today())
  const place = contentFile(desk.root, file)
  const end = fieldsEnd(text)
  if (place.format !== 'mdx' || end === undefined)
    throw new Refusal(409, 'This kind of entry has no text of its own. Choose another one for a Word document.')
  refuseTaken(place)
  const picture = `${path.posix.basename(file, '.mdx')}-picture`
  const { body, left } = await readDocx(bytes, async (bytes, ending) => {
    const { src } = await addPicture(desk, place, `${picture}.${ending}`, bytes)
    return src
  })
  const printed = printChildren(place.collection === 'pages' ? inSections(body) : body, () => undefined)
  saveEntry(place, `${text.slice(0, end).trimEnd()}\n\n${printed}\n`, null)
  await desk.check.recheck([file])
  return { file, left }
}

const titleOf = async (bytes: Buffer) => (await readDocx(bytes, async () => '')).title
const nameOf = (file: string) => file.replace(/\.docx$/i, '').replaceAll(/[-_]+/g, ' ')

const block = bodySchema.nodes.block as NodeType

/** Pages consist of sections: each heading of the first rank begins one and gives it its title. */
function inSections(body: Node): Node {
  const sections: { title?: string; nodes: Node[] }[] = []
  body.forEach((node) => {
    if (node.type.name === 'heading' && node.attrs.level === 2) sections.push({ title: node.textContent, nodes: [] })
    else if (sections.length === 0) sections.push({ nodes: [node] })
    else sections.at(-1)?.nodes.push(node)
  })
  const made = sections.map(({ title, nodes }) => {
    const props = title ? `title="${title.replaceAll('"', '&quot;')}"` : ''
    return block.create({ name: 'Section', props }, nodes)
  })
  return body.copy(bodySchema.nodes.doc?.create(null, made).content)
}

import { JSDOM } from 'jsdom'
import mammoth from 'mammoth'
import type { Node } from 'prosemirror-model'
import { bodySchema } from '../../../src/desk/text/model/body-schema.ts'
import { cleanPaste } from '../../../src/desk/text/paste/clean-paste.ts'
import { Refusal } from '../http/refusal.ts'
import { headingsIn, picturesIn } from './word-html.ts'

/** What a Word document says. */
export interface WordText {
  /** Its first heading of the highest rank, when it begins with it. */
  title?: string
  body: Node
  /** What could not be kept, in sentences. */
  left: string[]
}

/** Takes a picture of the document. Returns the name it gets; throws when it cannot be kept. */
export type TakePicture = (bytes: Buffer, ending: string) => Promise<string>

const styles = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
]
const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' }

/**
 * A Word document as a body in the house style: headings, lists, links, tables, footnotes, quotations, bold and italic.
 * Changes that are tracked count as accepted.
 *
 * @throws Refusal when it is none
 */
export async function readDocx(bytes: Buffer, takePicture: TakePicture): Promise<WordText> {
  const left: string[] = []
  const convertImage = mammoth.images.imgElement(async (image) => {
    const ending = endings[image.contentType] ?? image.contentType.replace('image/', '')
    return { src: await takePicture(await image.readAsBuffer(), ending).catch((error) => refused(left, error)) }
  })
  const { value, messages } = await mammoth
    .convertToHtml({ buffer: bytes }, { convertImage, styleMap: styles })
    .catch(() => {
      throw new Refusal(415, 'This is no Word document that can be read. Word saves them with the ending .docx.')
    })
  left.push(...messages.map(({ message }) => sentence(message)))
  const { document } = new JSDOM(value).window
  picturesIn(document.body)
  const title = headingsIn(document.body)
  const cleaned = cleanPaste('', () => document)
  left.push(...cleaned.left)
  const body = bodySchema.nodes.doc?.create(null, cleaned.slice.content) as Node
  return { ...(title && { title }), body, left: [...new Set(left.filter(Boolean))] }
}

function refused(left: string[], error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  left.push(`A picture was left out. ${error.message}`)
  return ''
}

/** What mammoth says, for whoever wrote the document. */
function sentence(message: string): string {
  const style = /^Unrecognised (?:paragraph|run|table) style: '(.*?)'/.exec(message)?.[1]
  if (style)
    return /^(?:normal|list|table|footnote|endnote|hyperlink|body text)/i.test(style)
      ? ''
      : `What has the style “${style}” is plain text now.`
  const element = /^An unrecognised element was ignored: (.*)/.exec(message)?.[1]
  return element ? `Something that Word calls ${element} was left out.` : `${message}.`
}

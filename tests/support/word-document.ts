import JSZip from 'jszip'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006'
const microsoft = 'http://schemas.microsoft.com/office/word/2010'
const namespaces = `xmlns:w="${main}" xmlns:r="${office}" xmlns:a="${drawing}/main" xmlns:wp="${drawing}/wordprocessingDrawing"
  xmlns:c="${drawing}/chart" xmlns:wps="${microsoft}/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"
  xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"
  xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"`

const tag = (name: string, value: string | number) => `<w:${name} w:val="${value}"/>`

/** Words, with the properties of their run. */
export const run = (words: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`
/** A run that holds something other than words. */
export const leaf = (xml: string) => `<w:r>${xml}</w:r>`
export const paragraph = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : content && run(content)}</w:p>`
export const heading = (level: number, content: string, properties = '') =>
  paragraph(content, `${tag('pStyle', `Heading${level}`)}${properties}`)
/** The place in a list: of its levels, from 0 on. */
export const inList = (list: keyof typeof lists, level = 0) =>
  `<w:numPr>${tag('ilvl', level)}${tag('numId', Object.keys(lists).indexOf(list) + 1)}</w:numPr>`
export const table = (...rows: (string | string[])[]) => {
  const cell = (content: string) => (content.startsWith('<w:tc') ? content : `<w:tc>${paragraph(content)}</w:tc>`)
  const row = (cells: string | string[]) =>
    typeof cells === 'string' ? cells : `<w:tr>${cells.map(cell).join('')}</w:tr>`
  return `<w:tbl><w:tblPr/>${rows.map(row).join('')}</w:tbl>`
}
export const noteMark = (id: number, kind = 'footnote') => leaf(`<w:${kind}Reference w:id="${id}"/>`)
export const picture = (alt: string, id = 'rIdPicture') =>
  leaf(
    `<w:drawing><wp:inline><wp:docPr id="1" name="P" descr="${alt}"/><a:graphic><a:blip r:embed="${id}"/></a:graphic></wp:inline></w:drawing>`,
  )
export const box = (content: string) =>
  `<w:drawing><wp:inline><a:graphic><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></a:graphic></wp:inline></w:drawing>`

/** Levels of lists: the format of the number and what is written. */
const lists = {
  plain: [
    ['decimal', '%1.'],
    ['decimal', '%2.'],
  ],
  legal: [
    ['decimal', '%1.'],
    ['decimal', '%1.%2'],
    ['lowerLetter', '(%3)'],
  ],
  letters: [
    ['lowerLetter', '(%1)'],
    ['lowerRoman', '(%2)'],
  ],
  articles: [
    ['upperRoman', 'Article %1'],
    ['decimal', 'Section %1.%2'],
  ],
  bullets: [
    ['bullet', '\uf0b7'],
    ['bullet', 'o'],
  ],
  dotted: [
    ['lowerLetter', '%1.'],
    ['lowerRoman', '%2.'],
  ],
  hebrew: [['hebrew1', '%1.']],
  closed: [
    ['decimal', '%1)'],
    ['decimal', '%2.'],
  ],
  going: [
    ['decimal', '%1.'],
    ['decimal', '%2.', '<w:lvlRestart w:val="0"/>'],
    ['decimal', '%3.', '<w:lvlRestart w:val="1"/>'],
  ],
} as const

function numbering(): string {
  const levels = (list: readonly (readonly [format: string, text: string, more?: string])[]) =>
    list
      .map(
        ([format, text, more = ''], at) =>
          `<w:lvl w:ilvl="${at}">${tag('start', 1)}${tag('numFmt', format)}${more}${tag('lvlText', text)}</w:lvl>`,
      )
      .join('')
  const all = Object.values(lists)
  const abstract = all.map((list, at) => `<w:abstractNum w:abstractNumId="${at}">${levels(list)}</w:abstractNum>`)
  const own = all.map((_list, at) => `<w:num w:numId="${at + 1}">${tag('abstractNumId', at)}</w:num>`)
  return `<w:numbering ${namespaces}>${abstract.join('')}${own.join('')}</w:numbering>`
}

const style = (id: string, name: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}">${tag('name', name)}${more}</w:style>`
const styles = `<w:styles ${namespaces}>${style('Title', 'Title')}${style('Hidden', 'Hidden', '<w:rPr><w:vanish/></w:rPr>')}${[1, 2, 3].map((level) => style(`Heading${level}`, `heading ${level}`)).join('')}</w:styles>`

/** Parts beside the body, by the type of the relation: what stands in them, and the ending of the file. */
export type WordParts = Record<string, { content: string | Uint8Array; ending?: string } | undefined>

/** A part of a document whose top element has this name: `footnotes`. */
export const partOf = (name: string, content: string) => ({
  content: `<w:${name} ${namespaces}>${content}</w:${name}>`,
})
export const notes = (kind: 'footnote' | 'endnote', ...all: string[]) => ({
  [`${kind}s`]: partOf(
    `${kind}s`,
    all.map((content, at) => `<w:${kind} w:id="${at + 1}">${content}</w:${kind}>`).join(''),
  ),
})

/** A document of Word with what its body says, as small as it may be. */
export async function wordDocument(body: string, more: WordParts = {}): Promise<Buffer> {
  const zip = new JSZip()
  const parts: WordParts = { styles: { content: styles }, numbering: { content: numbering() }, ...more }
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const relations = (all: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all}</Relationships>`
  const files = Object.entries(parts).flatMap(([type, part]) => {
    if (!part) return []
    const file = `${type}.${part.ending ?? 'xml'}`
    zip.file(`word/${file}`, part.content)
    const isPicture = type.startsWith('image')
    return relation(isPicture ? 'rIdPicture' : `rId${type}`, isPicture ? 'image' : type, file)
  })
  zip.file('_rels/.rels', relations(relation('rId1', 'officeDocument', 'word/document.xml')))
  zip.file('word/_rels/document.xml.rels', relations(files.join('')))
  zip.file('word/document.xml', `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`)
  return zip.generateAsync({ type: 'nodebuffer' })
}

/** A document with a comment by somebody on the first run that holds these words. */
export async function withComment(bytes: Buffer, words: string, author: string, said: string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes)
  const inFile = async (name: string, act: (xml: string) => string) =>
    zip.file(name, act((await zip.file(name)?.async('string')) ?? ''))
  await inFile('word/document.xml', (xml) => {
    const at = xml.lastIndexOf('<w:r>', xml.indexOf(words))
    const end = xml.indexOf('</w:r>', at) + '</w:r>'.length
    const mark = `<w:commentRangeEnd w:id="0"/>${leaf('<w:commentReference w:id="0"/>')}`
    return `${xml.slice(0, at)}<w:commentRangeStart w:id="0"/>${xml.slice(at, end)}${mark}${xml.slice(end)}`
  })
  await inFile('word/_rels/document.xml.rels', (xml) =>
    xml.replace('</R', `<Relationship Id="rIdSaid" Type="${office}/comments" Target="comments.xml"/></R`),
  )
  const comment = `<w:comment w:id="0" w:author="${author}" w:date="2026-02-01T09:00:00Z">${paragraph(said)}</w:comment>`
  zip.file('word/comments.xml', `<w:comments ${namespaces}>${comment}</w:comments>`)
  return zip.generateAsync({ type: 'nodebuffer' })
}

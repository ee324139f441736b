import JSZip from 'jszip'
import { escapeHtml } from '../../../tools/escape-html.ts'
import type { List } from './text-blocks.ts'

const office = 'http://schemas.openxmlformats.org'
const relationships = `${office}/officeDocument/2006/relationships`
const main = `${office}/wordprocessingml/2006/main`
export const namespaces = `xmlns:w="${main}" xmlns:r="${relationships}"`
const metadata = 'docProps/custom.xml'
/** Under this name a document says of which version it is: it comes back with it from every program. */
export const versionProperty = 'Version'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** What a document is made of besides its words. */
export interface DocxParts {
  title: string
  author: string
  /** ISO 8601. */
  date: string
  /** `terms-of-service/2026-01-01` */
  version: string
  /** XML of the body and of the notes. */
  body: string
  notes: readonly string[]
  /** In the order of their numbers, from 1 on. */
  lists: readonly List[]
  /** Addresses outside, in the order of their ids. */
  links: readonly string[]
}

/** The id of an address outside. */
export const linkId = (index: number) => `rIdLink${index + 1}`

/** Packs a document of Word. */
export async function packDocx(parts: DocxParts): Promise<Buffer> {
  const zip = new JSZip()
  const files = {
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': related([
      ['rId1', 'officeDocument', 'word/document.xml'],
      ['rId2', `${office}/package/2006/relationships/metadata/core-properties`, 'docProps/core.xml'],
      ['rId3', 'custom-properties', metadata],
    ]),
    'docProps/core.xml': properties(parts),
    [metadata]: version(parts),
    'word/document.xml': `<w:document ${namespaces}><w:body>${parts.body}${page}</w:body></w:document>`,
    'word/_rels/document.xml.rels': documentRelations(parts.links),
    // The notes share the links.
    'word/_rels/footnotes.xml.rels': documentRelations(parts.links),
    'word/footnotes.xml': footnotes(parts.notes),
    'word/numbering.xml': numbering(parts.lists),
    'word/settings.xml': settings,
    'word/styles.xml': styles,
  }
  for (const [name, xml] of Object.entries(files)) zip.file(name, declaration + xml)
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' })
}

const inDocument = ['styles', 'numbering', 'settings', 'footnotes'] as const

function contentTypes(): string {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`
  return `<Types xmlns="${office}/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
${part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}
${part(metadata, 'application/vnd.openxmlformats-officedocument.custom-properties+xml')}
${part('word/document.xml', `${word}.document.main+xml`)}
${inDocument.map((name) => part(`word/${name}.xml`, `${word}.${name}+xml`)).join('\n')}
</Types>`
}

function related(
  all: readonly (readonly [id: string, type: string, target: string])[],
  outside: string[] = [],
): string {
  const inside = all.map(([id, type, target]) => {
    const full = type.includes('/') ? type : `${relationships}/${type}`
    return `<Relationship Id="${id}" Type="${full}" Target="${target}"/>`
  })
  return `<Relationships xmlns="${office}/package/2006/relationships">${[...inside, ...outside].join('')}</Relationships>`
}

function documentRelations(links: readonly string[]): string {
  const address = (href: string, at: number) =>
    `<Relationship Id="${linkId(at)}" Type="${relationships}/hyperlink" Target="${escapeHtml(href)}" TargetMode="External"/>`
  return related(
    inDocument.map((name, at) => [`rId${at + 1}`, name, `${name}.xml`]),
    links.map(address),
  )
}

const properties = ({ title, author, date }: DocxParts) =>
  `<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeHtml(title)}</dc:title><dc:creator>${escapeHtml(author)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified></cp:coreProperties>`

const version = (parts: DocxParts) =>
  `<Properties xmlns="${office}/officeDocument/2006/custom-properties" xmlns:vt="${office}/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="${versionProperty}"><vt:lpwstr>${escapeHtml(parts.version)}</vt:lpwstr></property></Properties>`

const page =
  '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>'

const settings = `<w:settings ${namespaces}><w:trackRevisions/><w:footnotePr><w:footnote w:id="-1"/><w:footnote w:id="0"/></w:footnotePr><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`

function footnotes(notes: readonly string[]): string {
  const line = (id: number, type: string, sign: string) =>
    `<w:footnote w:type="${type}" w:id="${id}"><w:p><w:r><w:${sign}/></w:r></w:p></w:footnote>`
  const lines = line(-1, 'separator', 'separator') + line(0, 'continuationSeparator', 'continuationSeparator')
  return `<w:footnotes ${namespaces}>${lines}${notes.join('')}</w:footnotes>`
}

/** Each list counts for itself. */
function numbering(lists: readonly List[]): string {
  const level = ({ ordered, start }: List, at: number) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${ordered ? 'decimal' : 'bullet'}"/><w:lvlText w:val="${ordered ? `%${at + 1}.` : '•'}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${indent(at)}" w:hanging="360"/></w:pPr></w:lvl>`
  const abstracts = lists.map((list, at) => {
    const levels = Array.from({ length: list.level + 1 }, (_, depth) => level(list, depth)).join('')
    return `<w:abstractNum w:abstractNumId="${at + 1}"><w:multiLevelType w:val="multilevel"/>${levels}</w:abstractNum>`
  })
  const numbers = lists.map(
    (list, at) =>
      `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at + 1}"/><w:lvlOverride w:ilvl="${list.level}"><w:startOverride w:val="${list.start}"/></w:lvlOverride></w:num>`,
  )
  return `<w:numbering ${namespaces}>${abstracts.join('')}${numbers.join('')}</w:numbering>`
}

/** Of the words of an item, in twentieths of a point. */
export const indent = (level: number) => 720 + 360 * level

interface Style {
  id: string
  /** As Word calls it in every language. */
  name: string
  type?: 'character'
  basedOn?: string
  /** XML of its properties. */
  paragraph?: string
  run?: string
}

const heading = (rank: number, size: number): Style => ({
  id: `Heading${rank}`,
  name: `heading ${rank}`,
  basedOn: 'Normal',
  paragraph: `<w:keepNext/><w:spacing w:before="${size * 10}" w:after="80"/><w:outlineLvl w:val="${rank - 1}"/>`,
  run: `<w:b/><w:sz w:val="${size}"/>`,
})

const allStyles: Style[] = [
  { id: 'Title', name: 'Title', basedOn: 'Normal', run: '<w:b/><w:sz w:val="40"/>' },
  heading(1, 30),
  heading(2, 25),
  heading(3, 22),
  { id: 'Quote', name: 'Quote', basedOn: 'Normal', paragraph: '<w:ind w:left="720"/>' },
  { id: 'Code', name: 'HTML Preformatted', basedOn: 'Normal' },
  { id: 'ListParagraph', name: 'List Paragraph', basedOn: 'Normal' },
  { id: 'ListContinue', name: 'List Continue', basedOn: 'Normal' },
  { id: 'TableHeading', name: 'Table Heading', basedOn: 'Normal', run: '<w:b/>' },
  {
    id: 'Gap',
    name: 'Gap',
    basedOn: 'Normal',
    paragraph: '<w:spacing w:after="0" w:line="120" w:lineRule="exact"/>',
    run: '<w:sz w:val="8"/>',
  },
  { id: 'FootnoteText', name: 'footnote text', basedOn: 'Normal', run: '<w:sz w:val="18"/>' },
  { id: 'FootnoteReference', name: 'footnote reference', type: 'character', run: '<w:vertAlign w:val="superscript"/>' },
  { id: 'Hyperlink', name: 'Hyperlink', type: 'character', run: '<w:color w:val="0563C1"/><w:u w:val="single"/>' },
]

function styleXml({ id, name, type = 'paragraph' as 'character', basedOn, paragraph, run }: Style): string {
  const base = basedOn ? `<w:basedOn w:val="${basedOn}"/>` : ''
  const inside = (tag: string, xml: string | undefined) => (xml ? `<w:${tag}>${xml}</w:${tag}>` : '')
  return `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${base}<w:qFormat/>${inside('pPr', paragraph)}${inside('rPr', run)}</w:style>`
}

const border = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`
const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')

const styles = `<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/><w:pPr><w:spacing w:after="120"/></w:pPr></w:style><w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style><w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders>${borders}</w:tblBorders></w:tblPr></w:style>${allStyles.map(styleXml).join('')}</w:styles>`

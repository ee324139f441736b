import { SaxesParser } from 'saxes'

/** An element of a document by Word, under the usual name of its namespace, whatever it is called there: `w:p`. */
export interface XmlElement {
  name: string
  attrs: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
}

const office = 'http://schemas.openxmlformats.org'
const strict = 'http://purl.oclc.org/ooxml'
const prefixes: Readonly<Record<string, string>> = {
  [`${office}/wordprocessingml/2006/main`]: 'w',
  [`${strict}/wordprocessingml/main`]: 'w',
  [`${office}/officeDocument/2006/relationships`]: 'r',
  [`${strict}/officeDocument/relationships`]: 'r',
  [`${office}/officeDocument/2006/math`]: 'm',
  [`${strict}/officeDocument/math`]: 'm',
  [`${office}/drawingml/2006/main`]: 'a',
  [`${strict}/drawingml/main`]: 'a',
  [`${office}/drawingml/2006/chart`]: 'c',
  [`${strict}/drawingml/chart`]: 'c',
  [`${office}/drawingml/2006/diagram`]: 'dgm',
  [`${strict}/drawingml/diagram`]: 'dgm',
  [`${office}/drawingml/2006/wordprocessingDrawing`]: 'wp',
  [`${strict}/drawingml/wordprocessingDrawing`]: 'wp',
  [`${office}/markup-compatibility/2006`]: 'mc',
  [`${office}/package/2006/relationships`]: 'rel',
  'urn:schemas-microsoft-com:vml': 'v',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://schemas.microsoft.com/office/word/2012/wordml': 'w15',
}

const named = (uri: string, local: string) => (uri === '' ? local : `${prefixes[uri] ?? '?'}:${local}`)

/** @throws Error when it is no XML */
export function xmlTree(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const top: XmlElement = { name: '', attrs: {}, children: [] }
  const open = [top]
  parser.on('opentag', ({ uri, local, attributes }) => {
    const attrs = Object.fromEntries(Object.values(attributes).map((one) => [named(one.uri, one.local), one.value]))
    const element = { name: named(uri, local), attrs, children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => void open.at(-1)?.children.push(text))
  parser.on('cdata', (text) => void open.at(-1)?.children.push(text))
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  parser.write(new TextDecoder(encoding).decode(bytes)).close()
  return top.children.find(isElement) as XmlElement
}

const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== 'string'
export const elementsOf = ({ children }: XmlElement): XmlElement[] => children.filter(isElement)

/** The element that is reached by these names, one below the other. */
export function childOf(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  let at = element
  for (const name of names) at = at?.children.filter(isElement).find((child) => child.name === name)
  return at
}

/** The value of a property: `<w:start w:val="3"/>`. */
export const valOf = (element: XmlElement | undefined, ...names: readonly string[]): string | undefined =>
  childOf(element, ...names)?.attrs['w:val']

/** Whether a property is set; undefined where nothing is said of it. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const property = childOf(element, name)
  return property && !/^(?:0|false|off|none)$/.test(property.attrs['w:val'] ?? '')
}

/** Every element of these names, however deep. */
export function* allOf(element: XmlElement, names: RegExp): Generator<XmlElement> {
  for (const child of element.children) {
    if (!isElement(child)) continue
    if (names.test(child.name)) yield child
    else yield* allOf(child, names)
  }
}

export const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (isElement(child) ? textOf(child) : child)).join('')

/** Every word of an element, whatever becomes of it, but for what stands in elements of these names. */
export function wordsOf(element: XmlElement, without = /^mc:Fallback$/): string {
  return elementsOf(element)
    .map((child) => {
      if (without.test(child.name)) return ''
      if (/^(?:w:t|w:delText|a:t|m:t)$/.test(child.name)) return textOf(child)
      if (child.name === 'v:textpath') return child.attrs.string ?? ''
      return wordsOf(child, without) + (/^(?:w:(?:p|tab|br|cr|ptab)|m:r)$/.test(child.name) ? ' ' : '')
    })
    .join('')
}

/** The words of a passage of HTML, as they are read. */
export const plainOf = (html: string): string =>
  html
    .replaceAll(/<br>|\s/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/ +/g, ' ')
    .trim()

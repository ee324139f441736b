import { allOf, childOf, elementsOf, type XmlElement } from '../../word/xml-tree.ts'

/** The bookmark around the words of each passage says which style it has: `p12_Heading1_0`. */
const bookmark = /^p\d+_(\w+?)_\d+$/

/**
 * Gives back its style to each passage that stands behind one that goes: LibreOffice saves it with that of the other one,
 * although nobody changed it. A document that is no comparison stays as it is.
 */
export function restoreKinds(document: XmlElement): void {
  let isBehind = false
  for (const passage of allOf(document, /^w:p$/)) {
    const names = [...allOf(passage, /^w:bookmarkStart$/)].map(({ attrs }) => bookmark.exec(attrs['w:name'] ?? '')?.[1])
    const style = names.findLast((name) => name !== undefined)
    const mark = childOf(passage, 'w:pPr', 'w:rPr')
    const isGone = mark !== undefined && elementsOf(mark).some(({ name }) => /^w:(?:del|moveFrom)$/.test(name))
    if (isBehind && !isGone && style) setStyle(passage, style)
    isBehind = isGone
  }
}

function setStyle(passage: XmlElement, style: string): void {
  const own = { name: 'w:pStyle', attrs: { 'w:val': style }, children: [] }
  const properties = childOf(passage, 'w:pPr')
  if (!properties) passage.children.unshift({ name: 'w:pPr', attrs: {}, children: [own] })
  else {
    const others = properties.children.filter((child) => typeof child === 'string' || child.name !== 'w:pStyle')
    properties.children = [own, ...others]
  }
}

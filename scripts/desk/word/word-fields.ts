import { escapeHtml } from '../../tools/escape-html.ts'
import type { Field, Writing } from './writing.ts'
import { childOf, elementsOf, isOn, valOf, type XmlElement } from './xml-tree.ts'

/** A field begins, comes to what it shows, or ends. */
export function writeField(writing: Writing, element: XmlElement): string {
  const kind = element.attrs['w:fldCharType']
  if (kind === 'begin') writing.fields.push({ code: '', element, inCode: true })
  const field = writing.fields.at(-1)
  if (kind === 'separate' && field) field.inCode = false
  if (kind !== 'end') return ''
  writing.fields.pop()
  return field && !writing.isInCode() ? escapeHtml(shownBy(field)) : ''
}

/** Where a field leads. */
export function addressIn(code: string): string | undefined {
  const [, quoted, plain] = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s\\"]+))/i.exec(code) ?? []
  return quoted ?? plain
}

/** Where the words lead that stand in the fields that are open. */
export function fieldAddress({ fields }: Writing): string | undefined {
  const addresses = fields.map(({ inCode, code }) => (inCode ? undefined : addressIn(code)))
  return addresses.findLast((address) => address !== undefined)
}

export function linked(html: string, href: string | undefined): string {
  return href === undefined || !html ? html : `<a href="${escapeHtml(href)}">${html}</a>`
}

/** What a field shows that has no words of its own. */
function shownBy({ code, element, inCode }: Field): string {
  const data = childOf(element, 'w:ffData')
  if (/^\s*FORMCHECKBOX\b/i.test(code)) {
    const box = childOf(data, 'w:checkBox')
    return (isOn(box, 'w:checked') ?? isOn(box, 'w:default')) ? '☒' : '☐'
  }
  if (/^\s*FORMDROPDOWN\b/i.test(code)) {
    const list = childOf(data, 'w:ddList')
    const entries = list ? elementsOf(list).filter(({ name }) => name === 'w:listEntry') : []
    return entries[Number(valOf(list, 'w:result') ?? valOf(list, 'w:default') ?? 0)]?.attrs['w:val'] ?? ''
  }
  // A place to press, which is to be written over.
  return inCode ? (/^\s*MACROBUTTON\s+\S+\s+(.*)/i.exec(code)?.[1] ?? '') : ''
}

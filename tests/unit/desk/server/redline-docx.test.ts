import JSZip from 'jszip'
import { expect, test } from 'vitest'
import type { Tree, TreeNode } from '#src/body/tree.ts'
import { redlineDocx } from '../../../../scripts/desk/legal/docx/redline-docx.ts'
import { allOf, elementsOf, type XmlElement, xmlTree } from '../../../../scripts/desk/word/xml-tree.ts'
import { RandomVersions } from '../../../word/random-versions.ts'

const origin = { author: 'The firm', version: 'terms/2026-01-01', day: '2026-01-01', site: 'https://firm.example' }
const versions = Array.from({ length: 60 }, (_, seed) => new RandomVersions(seed).pair())

async function partsOf(old: Tree, now: Tree) {
  const zip = await JSZip.loadAsync(
    await redlineDocx({ title: 'Terms', body: old }, { title: 'Terms', body: now }, origin),
  )
  const read = async (name: string) => xmlTree((await zip.file(name)?.async('uint8array')) as Uint8Array)
  const names = Object.keys(zip.files).filter((name) => /\.(?:xml|rels)$/.test(name))
  return new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)))
}

const documents = Promise.all(versions.map(({ old, now }) => partsOf(old, now)))

/** Children in the order of ECMA-376, part 1, annex A; of one line, any number in any order. */
const changes = ['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo']
const ranges = changes.slice(2).flatMap((name) => [`${name}RangeStart`, `${name}RangeEnd`])
const anywhere = [...changes, ...ranges, 'w:bookmarkStart', 'w:bookmarkEnd']
const order: Record<string, (string | string[])[]> = {
  'w:document': ['w:body'],
  'w:body': [['w:p', 'w:tbl', ...ranges], 'w:sectPr'],
  'w:p': ['w:pPr', ['w:r', 'w:hyperlink', ...anywhere]],
  'w:pPr': ['w:pStyle', 'w:keepNext', 'w:numPr', 'w:spacing', 'w:ind', 'w:outlineLvl', 'w:rPr'],
  'w:numPr': ['w:ilvl', 'w:numId'],
  'w:pPr w:rPr': ['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'],
  'w:rPr': [
    'w:rStyle',
    'w:rFonts',
    'w:b',
    'w:i',
    'w:strike',
    'w:color',
    'w:sz',
    'w:szCs',
    'w:u',
    'w:vertAlign',
    'w:lang',
  ],
  'w:hyperlink': [['w:r', ...changes]],
  'w:ins': [['w:r']],
  'w:del': [['w:r']],
  'w:moveFrom': [['w:r']],
  'w:moveTo': [['w:r']],
  'w:r': [
    'w:rPr',
    [
      'w:t',
      'w:delText',
      'w:br',
      'w:tab',
      'w:softHyphen',
      'w:noBreakHyphen',
      'w:footnoteReference',
      'w:footnoteRef',
      'w:separator',
      'w:continuationSeparator',
    ],
  ],
  'w:tbl': ['w:tblPr', 'w:tblGrid', ['w:tr']],
  'w:tblPr': ['w:tblStyle', 'w:tblW', 'w:tblInd', 'w:tblBorders', 'w:tblCellMar', 'w:tblLook'],
  'w:tblGrid': [['w:gridCol']],
  'w:tr': ['w:trPr', ['w:tc']],
  'w:trPr': ['w:tblHeader', 'w:ins', 'w:del'],
  'w:tc': ['w:tcPr', ['w:p']],
  'w:tcPr': ['w:tcW'],
  'w:sectPr': ['w:pgSz', 'w:pgMar'],
  'w:footnotes': [['w:footnote']],
  'w:footnote': [['w:p']],
  'w:numbering': [['w:abstractNum'], ['w:num']],
  'w:abstractNum': ['w:multiLevelType', ['w:lvl']],
  'w:lvl': ['w:start', 'w:numFmt', 'w:lvlText', 'w:lvlJc', 'w:pPr'],
  'w:num': ['w:abstractNumId', ['w:lvlOverride']],
  'w:lvlOverride': ['w:startOverride'],
  'w:settings': ['w:trackRevisions', 'w:footnotePr', 'w:compat'],
  'w:footnotePr': [['w:footnote']],
  'w:compat': [['w:compatSetting']],
  'w:styles': ['w:docDefaults', ['w:style']],
  'w:docDefaults': ['w:rPrDefault'],
  'w:rPrDefault': ['w:rPr'],
  'w:style': ['w:name', 'w:basedOn', 'w:qFormat', 'w:pPr', 'w:rPr', 'w:tblPr'],
  'w:tblBorders': ['w:top', 'w:left', 'w:bottom', 'w:right', 'w:insideH', 'w:insideV'],
  'w:tblCellMar': ['w:left', 'w:right'],
}

/** The elements that stand where the standard has no place for them. */
function misplaced(element: XmlElement, parent = ''): string[] {
  const { name } = element
  // The mark of a change, beside what holds what changed.
  const isMark = changes.includes(name) && /^w:(?:rPr|trPr)$/.test(parent)
  const steps = isMark ? [] : (order[`${parent} ${name}`] ?? order[name] ?? [])
  let step = 0
  return elementsOf(element).flatMap((child) => {
    const at = steps.findIndex((one, index) => index >= step && [one].flat().includes(child.name))
    if (at === -1) return [`${child.name} in ${name}`]
    step = typeof steps[at] === 'string' ? at + 1 : at
    return misplaced(child, name)
  })
}

test('every element stands where ECMA-376 has a place for it', async () => {
  for (const parts of await documents)
    for (const name of ['document', 'footnotes', 'numbering', 'settings', 'styles'])
      expect(misplaced(parts.get(`word/${name}.xml`) as XmlElement)).toEqual([])
})

const all = (parts: ReadonlyMap<string, XmlElement>, file: string, names: RegExp): XmlElement[] => {
  const found = (element: XmlElement): XmlElement[] =>
    elementsOf(element).flatMap((child) => [...(names.test(child.name) ? [child] : []), ...found(child)])
  return found(parts.get(`word/${file}.xml`) as XmlElement)
}
const values = (elements: readonly XmlElement[], name: string) => elements.map(({ attrs }) => attrs[name] ?? '')

test('an id is given once, what begins ends, and what moved left one place and arrived in another', async () => {
  for (const parts of await documents) {
    const marks = all(parts, 'document', /^w:(?:ins|del|moveFrom|moveTo|(?:moveFrom|moveTo)RangeStart|bookmarkStart)$/)
    const ids = values(marks, 'w:id')
    expect(new Set(ids).size).toBe(ids.length)
    for (const kind of ['bookmark', 'moveFromRange', 'moveToRange']) {
      const [starts, ends] = ['Start', 'End'].map((end) =>
        values(all(parts, 'document', RegExp(`^w:${kind}${end}$`)), 'w:id'),
      )
      expect(starts?.toSorted()).toEqual(ends?.toSorted())
    }
    const names = values(all(parts, 'document', /^w:bookmarkStart$/), 'w:name')
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[A-Za-z]\w{0,39}$/.test(name))).toEqual([])
    const [left, arrived] = ['moveFrom', 'moveTo'].map((kind) =>
      values(all(parts, 'document', RegExp(`^w:${kind}RangeStart$`)), 'w:name'),
    )
    expect(left?.toSorted()).toEqual(arrived?.toSorted())
    expect(new Set(left).size).toBe(left?.length)
  }
})

test('every change has its author and its day, and only words that went are deleted ones', async () => {
  for (const parts of await documents) {
    for (const change of all(parts, 'document', /^w:(?:ins|del|moveFrom|moveTo)$/)) {
      expect(change.attrs['w:author']).toBe('The firm')
      expect(change.attrs['w:date']).toMatch(/^2026-01-01T\d\d:\d\d:00Z$/)
      expect([...allOf(change, /^w:delText$/)].length > 0 && change.name !== 'w:del').toBe(false)
      expect([...allOf(change, /^w:t$/)].length > 0 && change.name === 'w:del').toBe(false)
    }
    const deleted = all(parts, 'document', /^w:del$/).flatMap((change) => [...allOf(change, /^w:delText$/)])
    expect(deleted).toHaveLength(all(parts, 'document', /^w:delText$/).length)
  }
})

test('what a document refers to is in it', async () => {
  for (const parts of await documents) {
    const known = {
      pStyle: values(all(parts, 'styles', /^w:style$/), 'w:styleId'),
      rStyle: values(all(parts, 'styles', /^w:style$/), 'w:styleId'),
      numId: values(all(parts, 'numbering', /^w:num$/), 'w:numId'),
      footnoteReference: values(all(parts, 'footnotes', /^w:footnote$/), 'w:id'),
    }
    for (const [name, ids] of Object.entries(known)) {
      const attribute = name === 'footnoteReference' ? 'w:id' : 'w:val'
      for (const id of values(all(parts, 'document', RegExp(`^w:${name}$`)), attribute)) expect(ids).toContain(id)
    }
    const relations = parts.get('word/_rels/document.xml.rels') as XmlElement
    const targets = values(elementsOf(relations), 'Id')
    for (const { attrs } of all(parts, 'document', /^w:hyperlink$/))
      expect(attrs['w:anchor'] ?? targets.includes(attrs['r:id'] ?? '')).toBeTruthy()
  }
})

const text = (parts: ReadonlyMap<string, XmlElement>) => JSON.stringify(parts.get('word/document.xml'))

test('a link that leads elsewhere goes with its words and comes with them, and its old address stays readable', async () => {
  const linked = (href: string): Tree => [['p', null, 'See our ', ['a', { href }, 'list of prices'], ' for the fees.']]
  const parts = await partsOf(linked('/prices'), linked('/fees'))
  const addresses = values(elementsOf(parts.get('word/_rels/document.xml.rels') as XmlElement), 'Target')
  expect(addresses.slice(-2)).toEqual(['https://firm.example/prices', 'https://firm.example/fees'])
  const [deleted, inserted] = all(parts, 'document', /^w:hyperlink$/)
  expect(JSON.stringify(deleted)).toMatch(/"w:del".*list of prices/)
  expect(JSON.stringify(inserted)).toMatch(/"w:ins".*list of prices/)
})

test('the same words of another rank are told as a move in one place', async () => {
  const parts = await partsOf([['h2', null, '1. Fees and costs']], [['h3', null, '1. Fees and costs']])
  expect(text(parts)).toMatch(/Heading2.*"w:moveTo".*Heading1.*"w:moveFrom"/)
})

test('words that a passage took from one elsewhere have moved, as LibreOffice believes it of the same words anyway', async () => {
  const [kept, taken] = ['The Client pays each invoice in full.', 'Late payment bears interest of one percent.']
  const heading: TreeNode = ['h2', null, '1. Fees and costs']
  const items: TreeNode = ['ol', null, ['li', null, 'An item behind it.']]
  const old: Tree = [['p', null, kept], heading, ['p', null, taken], items]
  const parts = await partsOf(old, [['p', null, `${kept} ${taken}`], heading, items])
  const names = ['w:moveToRangeStart', 'w:moveFromRangeStart'].flatMap((name) =>
    values(all(parts, 'document', RegExp(`^${name}$`)), 'w:name'),
  )
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
  expect(all(parts, 'document', /^w:(?:ins|del)$/)).toEqual([])
})

test('two lists count for themselves, and one that begins at three begins there', async () => {
  const list = (start: number, ...items: string[]): Tree[number] => [
    'ol',
    start === 1 ? null : { start },
    ...items.map((item): Tree[number] => ['li', null, item]),
  ]
  const body: Tree = [
    list(1, 'One item.', 'Another one.'),
    ['p', null, 'Between.'],
    list(3, 'A third.'),
    ['ul', null, ['li', null, 'A point.']],
  ]
  const parts = await partsOf(body, body)
  expect(values(all(parts, 'document', /^w:numId$/), 'w:val')).toEqual(['1', '1', '2', '3'])
  expect(values(all(parts, 'numbering', /^w:startOverride$/), 'w:val')).toEqual(['1', '3', '1'])
  expect(values(all(parts, 'numbering', /^w:numFmt$/), 'w:val')).toEqual(['decimal', 'decimal', 'bullet'])
})

import { type Tree, type TreeElement, type TreeNode, treeText } from '#src/body/tree.ts'

const isElement = (node: TreeNode): node is TreeElement => typeof node !== 'string'
const partsOf = (node: TreeElement) => (node.slice(2) as Tree).filter(isElement)

/**
 * Makes the first cell of each row its header, where the first cells can name the rows: each has a letter, and none says the
 * same as another.
 */
export function nameRows(table: TreeElement): TreeElement {
  const rows = partsOf(table).flatMap((part) => (part[0] === 'tbody' ? partsOf(part) : []))
  const names = rows.map((row) => treeText(partsOf(row).slice(0, 1)).trim())
  const canName = rows.every((row) => partsOf(row).length > 1) && names.every((name) => /\p{L}/u.test(name))
  if (!canName || new Set(names).size < rows.length) return table
  const named = ([type, props, ...cells]: TreeElement): TreeElement => {
    const [first, ...others] = cells.filter(isElement)
    return first
      ? [type, props, ['th', { ...first[1], scope: 'row' }, ...(first.slice(2) as Tree)], ...others]
      : [type, props]
  }
  const [type, props, ...parts] = table
  return [
    type,
    props,
    ...parts
      .filter(isElement)
      .map((part): TreeElement => (part[0] === 'tbody' ? ['tbody', part[1], ...partsOf(part).map(named)] : part)),
  ]
}

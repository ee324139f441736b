import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { isMap, isNode, isPair, isScalar, isSeq } from 'yaml'
import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { FieldIssue, Issue } from '../model/issue.ts'
import { type Span, spanAt } from '../model/position.ts'
import { yamlDocument } from './yaml-document.ts'

type Range = [start: number, end: number]
/** Finds the key or the value of a field in a text, by its path. */
export type Find = (path: readonly string[], at: 'key' | 'value') => Range | undefined

/**
 * Gives the issues of one file that name a field the place of that field in the text. `readable` is the text with
 * mistakes put right, at the same offsets.
 */
export function locateIssues(issues: readonly FieldIssue[], text: string, readable = text): Issue[] {
  if (issues.every((issue) => issue.line !== undefined || issue.field === undefined)) return issues.map(withoutAt)
  const find = fieldFinder(issues[0]?.file ?? '', readable)
  return issues.map((issue) => {
    if (issue.line !== undefined || issue.field === undefined) return withoutAt(issue)
    return { ...withoutAt(issue), ...nearest(find, issue.field.split('.'), issue.at ?? 'value', text) }
  })
}

/** Where the fields of a file stand in its text. */
export function fieldFinder(file: string, text: string): Find {
  return file.endsWith('.json') ? inJson(text) : inYaml(text)
}

function withoutAt({ at: _, ...issue }: FieldIssue): Issue {
  return issue
}

/** The place of the field, or of the name of the group it should stand in, or the first line. */
function nearest(find: Find, path: string[], at: 'key' | 'value', text: string): Span {
  const exact = find(path, at)
  if (exact) return spanAt(text, ...exact)
  for (let length = path.length - 1; length > 0; length -= 1) {
    const group = find(path.slice(0, length), 'key')
    if (group) return spanAt(text, ...group)
  }
  return { line: 1, column: 1 }
}

function inYaml(text: string): Find {
  const end = fieldsEnd(text)
  if (end === undefined) return () => undefined
  // The hyphens become spaces, so that places count from the start of the file.
  const document = yamlDocument(`   ${text.slice(3, end - 4)}`)
  return (path, at) => {
    let node: unknown = document.contents
    let key: unknown
    for (const segment of path) {
      const pair = isMap(node)
        ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === segment)
        : undefined
      key = pair?.key
      node = pair ? pair.value : isSeq(node) ? node.items[Number(segment)] : undefined
      if (!pair && node === undefined) return undefined
    }
    const target = at === 'key' && isNode(key) ? key : isNode(node) && !isPair(node) ? node : key
    return isNode(target) && target.range ? [target.range[0], target.range[1]] : undefined
  }
}

function inJson(text: string): Find {
  const root = parseTree(text)
  return (path, at) => {
    let node = root
    // jsonc-parser wants numbers for the positions in lists.
    for (const segment of path)
      node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment])
    const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
    const target = at === 'key' ? (key ?? node) : node
    return target && [target.offset, target.offset + target.length]
  }
}

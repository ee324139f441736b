import type { Node } from 'prosemirror-model'
import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { JsonSchema } from '../requests/json-schema.ts'
import { readBody } from '../text/body/read-body.ts'
import { readFields } from '../text/fields/fields.ts'
import { bodySchema } from '../text/model/body-schema.ts'
import type { MarkdownNode } from '../text/model/mdast.ts'
import { words } from '../words.ts'
import { BodyChanges } from './body-changes.ts'
import type { Change, Setting } from './change.ts'
import { fieldChanges } from './field-changes.ts'

/** A text of a file, empty where there is no such file, and its body as the parser reads it: null where it cannot. */
export interface Version {
  text: string
  root: MarkdownNode | null
}

/** The fields or the text of a file in two versions. */
export interface PartChanges {
  part: 'fields' | 'text'
  changes: readonly Change[]
  /** What differs without changing what it says. */
  note?: string
  /** As it stands in the file, where it cannot be read. */
  source?: { before: string; after: string }
}

/** Everything in which two versions of a file differ, in the words of its form and its rich text. */
export function fileChanges(setting: Setting, schema: JsonSchema, before: Version, after: Version): PartChanges[] {
  const isData = setting.file.endsWith('.json')
  // Where the fields begin and do not end, nobody can tell where the text begins.
  if (!isData && [before, after].some(({ text }) => text.startsWith('---') && fieldsEnd(text) === undefined))
    return [{ part: 'text', changes: [], source: { before: before.text, after: after.text } }]
  const [old, now] = [before, after].map(({ text }) => cut(text, isData)) as [Halves, Halves]
  const [oldFields, nowFields] = [before, after].map(({ text }) => fieldsOf(text, isData))
  const found: PartChanges[] = []
  if (old.fields !== now.fields) {
    const isUnread = oldFields === unread || nowFields === unread
    found.push(
      isUnread
        ? { part: 'fields', changes: [], source: { before: old.fields, after: now.fields } }
        : noted('fields', fieldChanges(setting, schema, [oldFields, nowFields]), words.changes.fieldsAlike),
    )
  }
  if (old.body !== now.body) {
    const [oldDoc, nowDoc] = [docOf(before), docOf(after)]
    if (!oldDoc || !nowDoc)
      return [...found, { part: 'text', changes: [], source: { before: old.body, after: now.body } }]
    const compared = new BodyChanges(setting, { text: before.text, doc: oldDoc }, { text: after.text, doc: nowDoc })
    const note = noted('text', compared.changes, words.changes.onlyTextAlike)
    found.push(
      compared.rewritten > 0 && compared.changes.length > 0 ? { ...note, note: words.changes.textAlike } : note,
    )
  }
  return found
}

const noted = (part: PartChanges['part'], changes: readonly Change[], note: string): PartChanges =>
  changes.length > 0 ? { part, changes } : { part, changes, note }

interface Halves {
  fields: string
  body: string
}

function cut(text: string, isData: boolean): Halves {
  const end = isData ? text.length : (fieldsEnd(text) ?? 0)
  return { fields: text.slice(0, end), body: text.slice(end) }
}

const unread = Symbol('fields that cannot be read')

function fieldsOf(text: string, isData: boolean): unknown {
  if (text.trim() === '') return undefined
  if (!isData && fieldsEnd(text) === undefined) return undefined
  return readFields(text, isData ? 'json' : 'mdx') ?? unread
}

function docOf({ text, root }: Version): Node | undefined {
  if (text.trim() === '') return bodySchema.nodes.doc.create()
  return root ? readBody(text, root) : undefined
}

import { useEffect, useMemo, useState } from 'react'
import { plainText } from '#src/lib/line-ends.ts'
import { fileChanges, type PartChanges, type Version } from '../../compare/file-changes.ts'
import type { JsonSchema } from '../../requests/json-schema.ts'
import type { BlockKind, LinkTarget } from '../../requests/writing.ts'
import { askServer } from '../server/ask-server.ts'
import { blockKinds } from '../server/blocks.ts'
import { linkTargets } from '../server/targets.ts'

interface Read {
  file: string
  before: Version
  after: Version
  schema: JsonSchema
  kinds: BlockKind[]
  targets: LinkTarget[]
}

async function version(file: string, raw: string): Promise<Version> {
  const text = plainText(raw)
  if (file.endsWith('.json') || text.trim() === '') return { text, root: null }
  const { root } = await askServer('POST parse', { file, text })
  return { text, root }
}

async function read(file: string, before: string, after: string): Promise<Read> {
  const [old, now, schema, kinds, targets] = await Promise.all([
    version(file, before),
    version(file, after),
    askServer('GET schema', { file }),
    blockKinds(),
    linkTargets(),
  ])
  return { file, before: old, after: now, schema, kinds, targets }
}

/** Undefined until the server has read both versions; `unread` where it could not. */
export type FoundChanges = PartChanges[] | 'unread' | undefined

/**
 * In what two versions of a file differ, in the words of its form and its rich text.
 */
export function useFileChanges(file: string, before: string, after: string): FoundChanges {
  const [state, setState] = useState<Read | 'unread'>()
  useEffect(() => {
    let wanted = true
    read(file, before, after).then(
      (both) => wanted && setState(both),
      () => wanted && setState('unread'),
    )
    return () => {
      wanted = false
    }
  }, [file, before, after])
  return useMemo(() => {
    if (!state || state === 'unread') return state
    return fileChanges(state, state.schema, state.before, state.after)
  }, [state])
}

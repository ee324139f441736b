import { fieldsEnd } from '#src/lib/fields-end.ts'
import { completeBody } from './complete-body.ts'
import { completeJson } from './complete-json.ts'
import { completeYaml } from './complete-yaml.ts'
import type { Proposals, Vocabulary } from './proposal.ts'

/** Proposes what can stand at an offset: fields and their values, blocks and their attributes, addresses. */
export function complete(
  text: string,
  offset: number,
  format: 'mdx' | 'json',
  vocabulary: Vocabulary,
): Proposals | undefined {
  if (format === 'json') return completeJson(text, offset, vocabulary)
  return offset < (fieldsEnd(text) ?? 0) - 3
    ? completeYaml(text, offset, vocabulary)
    : completeBody(text, offset, vocabulary)
}

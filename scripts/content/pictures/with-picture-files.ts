import type { Tree, TreeNode } from '#src/body/tree.ts'
import type { FileResult } from '../model/file-result.ts'
import type { Pictures } from '../model/picture.ts'
import { findPicture } from './find-picture.ts'

/** The fields and the body of a text, with its pictures named by their files: the name alone means nothing elsewhere. */
export function withPictureFiles(
  { value, body, refs, file }: Pick<FileResult, 'value' | 'body' | 'refs' | 'file'>,
  pictures: Pick<Pictures, 'has'>,
): Pick<FileResult, 'value' | 'body'> {
  const shown = refs.filter(({ kind }) => kind === 'picture')
  const found = (name: string) => findPicture(name, file, pictures) ?? name
  const fields = shown.flatMap(({ field, value: name }) => (field ? [[field, found(name)] as const] : []))
  return {
    value: fields.reduce((whole, [path, picture]) => withField(whole, path.split('.'), picture), value),
    body: fields.length < shown.length ? body.map((node) => withFiles(node, found)) : body,
  }
}

function withField(whole: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const group = whole as Record<string, unknown>
  return { ...group, [key]: rest.length > 0 ? withField(group[key], rest, value) : value }
}

function withFiles(node: TreeNode, found: (name: string) => string): TreeNode {
  if (typeof node === 'string') return node
  const [type, props, ...children] = node
  const named = type === 'Picture' && props ? { ...props, src: found(String(props.src)) } : props
  return [type, named, ...(children as Tree).map((child) => withFiles(child, found))]
}

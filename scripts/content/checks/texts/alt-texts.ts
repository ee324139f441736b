import type { Tree, TreeProps } from '#src/body/tree.ts'
import type { FieldIssue } from '../../fields/field-issue.ts'
import type { FileResult } from '../../stages/file-result.ts'
import { placeOf } from '../file-text.ts'
import { perFile } from '../per-file.ts'
import { plainTexts } from './plain-texts.ts'

/** The description of an image says what it shows; its file name says nothing to people who cannot see it. */
export const altTexts = perFile('altTexts', (result, facts) => [
  ...images(result.body).flatMap(({ alt, src }) =>
    isFileName(String(alt), String(src)) ? [issue(result, String(alt), placeOf(`![${alt}]`, result, facts))] : [],
  ),
  ...plainTexts(result).flatMap(({ text, field }) =>
    field?.endsWith('imageAlt') && isFileName(text) ? [issue(result, text, { field })] : [],
  ),
])

function isFileName(alt: string, src = ''): boolean {
  const name = src.slice(src.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  return (
    /\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i.test(alt) ||
    /^(?:img|dsc|dscn|image|photo|picture|screenshot|untitled)?[-_ ]?\d+$/i.test(alt) ||
    (/[-_]/.test(name) && alt.toLowerCase() === name.toLowerCase())
  )
}

function issue({ file }: FileResult, alt: string, place: Partial<FieldIssue>): FieldIssue {
  const message = `The description “${alt}” is the name of a file.`
  const hint = 'Say what the image shows, as you would on the telephone: “A bridge at dawn”.'
  return { severity: 'warning', rule: 'image-alt', file, ...place, message, hint }
}

function images(nodes: Tree): TreeProps[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [type, props, ...children] = node
    return [...(type === 'img' && props ? [props] : []), ...images(children)]
  })
}

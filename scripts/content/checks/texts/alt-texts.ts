import type { FieldIssue } from '../../fields/field-issue.ts'
import type { FileResult, Ref } from '../../stages/file-result.ts'
import type { TextRule } from './text-rule.ts'

/** The description of a picture says what it shows; its file name says nothing to people who cannot see it. */
export const altTexts: TextRule = (result) =>
  result.refs.flatMap((ref) => {
    const { kind, alt, value, field, line, column, endColumn } = ref
    if (kind !== 'picture' || !alt || !isFileName(alt, value)) return []
    const place = field ? { field: field.replace(/src$/, 'alt') } : { line, column, endColumn }
    return [issue(result, alt, place)]
  })

function isFileName(alt: string, src: Ref['value']): boolean {
  const name = src.slice(src.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  return (
    /\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i.test(alt) ||
    /^(?:img|dsc|dscn|image|photo|picture|screenshot|untitled)?[-_ ]?\d+$/i.test(alt) ||
    (/[-_]/.test(name) && alt.toLowerCase() === name.toLowerCase())
  )
}

function issue({ file }: FileResult, alt: string, place: Partial<FieldIssue>): FieldIssue {
  const message = `The description “${alt}” is the name of a file.`
  const hint = 'Say what the picture shows, as you would on the telephone: “A bridge at dawn”.'
  return { severity: 'warning', rule: 'image-alt', file, ...place, message, hint }
}

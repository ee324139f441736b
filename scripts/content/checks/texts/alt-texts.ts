import type { Ref } from '../../model/file-result.ts'
import type { TextRule } from './each-text.ts'

/**
 * The description of a picture says what it shows: its file name says nothing to people who cannot see it, and that it is
 * a picture they are told already.
 */
export const altTexts: TextRule = ({ file, refs }) =>
  refs.flatMap(({ kind, alt, value, field, line, column, endColumn }) => {
    const words = kind === 'picture' && alt ? wordsFor(alt, value) : undefined
    if (!words) return []
    const place = field ? { field: field.replace(/src$/, 'alt') } : { line, column, endColumn }
    return [{ severity: 'warning', file, ...place, ...words }]
  })

const example = 'Say what the picture shows, as you would on the telephone: “A bridge at dawn”.'
const kindOf =
  /^(?:(?:an?|the|this) )?(?:image|picture|photo|photograph|pic)(?: (?:of|showing|that shows|shows)\b|:|$)[ ]*/i

function wordsFor(alt: string, src: Ref['value']): { message: string; hint: string } | undefined {
  if (isFileName(alt, src)) return { message: `The description “${alt}” is the name of a file.`, hint: example }
  const [found] = kindOf.exec(alt) ?? []
  if (found === undefined) return undefined
  const rest = alt.slice(found.length)
  return {
    message: `“${found.trim()}” says nothing here: screen readers name a picture as one before they read its description.`,
    hint: rest ? `Begin with what it shows: “${rest.charAt(0).toUpperCase()}${rest.slice(1)}”.` : example,
  }
}

function isFileName(alt: string, src: Ref['value']): boolean {
  const name = src.slice(src.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  return (
    /\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i.test(alt) ||
    /^(?:img|dsc|dscn|image|photo|picture|screenshot|untitled)?[-_ ]?\d+$/i.test(alt) ||
    (/[-_]/.test(name) && alt.toLowerCase() === name.toLowerCase())
  )
}

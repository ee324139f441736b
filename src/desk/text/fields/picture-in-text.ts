import type { DeskIssue } from '../../requests/issue.ts'
import type { TextEdit } from '../model/text-edit.ts'
import { offsetOf } from './fix-edits.ts'

/** A picture that is written into a text, as Google Docs writes those of a document. */
export interface PictureInText {
  /** The file it becomes, named by what it shows. */
  file: File
  /** The edits that name the file instead, wherever the same letters are shown. */
  edits(name: string): TextEdit[]
}

const written = /data:image\/([a-z]+)(?:\+xml)?;base64,([A-Za-z0-9+/=\s]+)/
const here = new RegExp(`!\\[([^\\]]*)\\](?:\\(<?${written.source}>?((?:\\s+"[^"\\n]*")?)\\)|\\[([^\\]\\n]+)\\])`, 'y')

/** The picture an issue stands at; none when the text is no longer what the issue was found in. */
export function pictureInText(text: string, { line, column }: DeskIssue): PictureInText | undefined {
  here.lastIndex = offsetOf(text, line, column)
  const from = here.lastIndex
  const [whole = '', alt = '', type, letters, title = '', label] = here.exec(text) ?? []
  if (type && letters)
    return {
      file: fileOf(alt, type, letters),
      edits: (name) => [{ from, to: from + whole.length, insert: `![${alt}](${name}${title})` }],
    }
  const definition = label && definitionOf(text, label)
  if (!definition) return undefined
  const shown = [...text.matchAll(new RegExp(`!\\[([^\\]\\n]*)\\]\\[${escaped(label)}\\]`, 'g'))]
  return {
    file: fileOf(alt || label, definition.type, definition.letters),
    edits: (name) => [
      ...shown.map(({ 0: all, 1: own, index: at }) => ({
        from: at,
        to: at + all.length,
        insert: `![${own}](${name})`,
      })),
      { from: definition.from, to: definition.to, insert: '' },
    ],
  }
}

const escaped = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The line that says what a label stands for, with the end of the line. */
function definitionOf(text: string, label: string) {
  const line = new RegExp(`^\\[${escaped(label)}\\]:[ \\t]*<?${written.source}>?[ \\t]*\\n?`, 'm')
  const found = line.exec(text)
  const [whole = '', type, letters] = found ?? []
  const from = found?.index ?? 0
  return type && letters ? { type, letters, from, to: from + whole.length } : undefined
}

function fileOf(words: string, type: string, letters: string): File {
  const bytes = Uint8Array.from(atob(letters.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0))
  const ending = type === 'jpeg' ? 'jpg' : type
  const name = words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  return new File([bytes], `${name || 'picture'}.${ending}`, { type: `image/${type}` })
}

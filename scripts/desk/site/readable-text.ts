import { scanTag } from '../../../src/body/scan-tag.ts'
import { fieldsEnd } from '../../../src/lib/fields-end.ts'

/** Ends a passage: a paragraph, a field, a record of a list. */
export const passageEnd = '\u2029'
/** Ends a value of several in a passage. */
export const valueEnd = '\n'

/** What records and figures are called in files and in addresses, and on no page. */
const isName = /^"?(?:id|claim)"?\s*[:=]/
const blank = (text: string) => ' '.repeat(text.length)

/**
 * The text of a file with what no reader reads taken out: names of fields, of blocks and of their settings, and the signs of
 * the format. What stays keeps its place.
 */
export function readableText(file: string, text: string): string {
  if (file.endsWith('.json')) return readableJson(text)
  const end = fieldsEnd(text) ?? 0
  return readableYaml(text.slice(0, end)) + readableBody(text.slice(end))
}

function readableJson(text: string): string {
  const parts = /"(?:id|claim)"\s*:\s*"[^"]*"|"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\],]/gs
  return text.replace(parts, (part, words: string | undefined, colon) => {
    if (isName.test(part)) return blank(part)
    if (words === undefined) return /[{}]/.test(part) ? passageEnd : valueEnd
    return colon ? blank(part) : `${valueEnd}${unescaped(words)}${valueEnd}`
  })
}

const unescaped = (words: string) =>
  words.replace(/\\(.)/gs, (_, sign: string) => (/[\\"/]/.test(sign) ? ` ${sign}` : '  '))

function readableYaml(text: string): string {
  return text
    .replace(/^---|^ *(?:- +)*[\w-]+:(?= |$)|^ *(?:- +)+|[>|][-+]?$|"/gm, blank)
    .replaceAll(/[\n\r]/g, passageEnd)
}

function readableBody(text: string): string {
  const parted = text.replace(/\n(?=\s*(?:\n|[<#>|]|[-*+] |\d+[.)] |\[\^))/g, passageEnd).replaceAll(/[\n\r]/g, ' ')
  return withoutTags(parted)
    .replace(/(\u2029\s*)(#+|[>*+-]|\d+[.)])(?= )/g, (_, start: string, sign: string) => start + blank(sign))
    .replace(/\]\(([^()]*)\)/g, (_, target: string) => ` ${valueEnd}${target}${valueEnd}`)
    .replace(/\[\^[^\]]*\]:?|[*`]|\b_|_\b|!?\[/g, blank)
    .replaceAll(/[\]|]/g, valueEnd)
}

function withoutTags(text: string): string {
  let readable = ''
  let done = 0
  for (const { 0: name, index } of text.matchAll(/<\/?[A-Z][\w.]*/g)) {
    if (index < done) continue
    const { attributes, end = index + name.length } = scanTag(text, index)
    readable += text.slice(done, index)
    done = index
    for (const { name: attribute, value } of attributes) {
      if (!value || value[1] > end || isName.test(`${attribute}=`)) continue
      readable += blank(text.slice(done, value[0])) + readableValue(text.slice(...value))
      done = value[1]
    }
    readable += blank(text.slice(done, end))
    done = end
  }
  return readable + text.slice(done)
}

/** The value of an attribute: a text, or in braces a list or a group of texts and numbers. */
function readableValue(value: string): string {
  if (!value.startsWith('{')) return valueEnd + value.slice(1, -1) + valueEnd
  return value.replace(/"([^"]*)"|[\w$]+\s*:|[{}[\],]/g, (part, words?: string) =>
    words === undefined ? (part.length === 1 ? valueEnd : blank(part)) : `${valueEnd}${words}${valueEnd}`,
  )
}

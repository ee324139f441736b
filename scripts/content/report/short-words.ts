import { cut, mostShown } from '#src/lib/cut.ts'

/** What somebody wrote, between marks of quotation or code, or in one piece: a picture in signs, an address. */
const written = /“[^”]*”|"[^"]*"|`[^`]*`|[^\s“"`]+/g

/** So many signs a hint may show in one piece: it is there to be copied, as an address is. */
const mostToCopy = 200
const mostOfAll = 600

/** What is said of an issue, with what somebody wrote no longer than one reads. */
export function inShort<Said extends { message: string; hint?: string }>(said: Said): Said {
  const { message, hint = '' } = said
  if (message.length <= mostShown && hint.length <= mostToCopy) return said
  return { ...said, message: shortened(message, mostShown), ...(hint && { hint: shortened(hint, mostToCopy) }) }
}

function shortened(words: string, most: number): string {
  const short = words.replace(written, (piece) => {
    if (piece.length <= most) return piece
    const [open = '', close = ''] = /^[“"`]/.test(piece) ? [piece[0], piece.at(-1)] : []
    return open + cut(piece.slice(open.length, piece.length - close.length), most) + close
  })
  return cut(short, mostOfAll)
}

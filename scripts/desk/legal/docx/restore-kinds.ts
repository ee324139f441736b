import JSZip from 'jszip'

const main = 'word/document.xml'
const passages = /<w:p(?: [^>]*)?>.*?<\/w:p>/gs
/** The bookmark around the words of each passage says which style it has: `p12_Heading1_0`. */
const bookmarks = /<w:bookmarkStart [^>]*w:name="p\d+_(\w+?)_\d+"/g
const isGone = (passage: string) => /<w:pPr>(?:(?!<\/w:pPr>).)*<w:(?:del|moveFrom) /s.test(passage)

/**
 * A comparison as LibreOffice saves it, with the style of each passage that stands behind one that goes: it gives it that of
 * the other one, although nobody changed it. Any other document stays as it is.
 */
export async function restoreKinds(bytes: Buffer): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes).catch(() => undefined)
  const written = await zip?.file(main)?.async('string')
  if (!zip || !written) return bytes
  let isBehind = false
  const restored = written.replaceAll(passages, (passage) => {
    const style = [...passage.matchAll(bookmarks)].at(-1)?.[1]
    const isSpoilt = isBehind && !isGone(passage)
    isBehind = isGone(passage)
    return isSpoilt && style ? inStyle(passage, style) : passage
  })
  if (restored === written) return bytes
  zip.file(main, restored)
  return zip.generateAsync({ type: 'nodebuffer' })
}

function inStyle(passage: string, style: string): string {
  const named = `<w:pStyle w:val="${style}"/>`
  const without = passage.replace(/<w:pStyle [^>]*\/>/, '')
  if (without.includes('<w:pPr>')) return without.replace('<w:pPr>', `<w:pPr>${named}`)
  return without.replace(/^<w:p(?: [^>]*)?>/, (start) => `${start}<w:pPr>${named}</w:pPr>`)
}

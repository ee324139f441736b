import mammoth from 'mammoth'

/** The words of a Word document as HTML for `cleanPaste`: what it is, not how it looks. Rejects what is no such document. */
export async function readDocx(bytes: Buffer): Promise<string> {
  const pictures = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { convertImage: pictures })
  return value
}

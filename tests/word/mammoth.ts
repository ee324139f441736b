import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchTool } from '../../scripts/tools/fetch-tool.mjs'

/** Reads a document, its changes accepted. */
export type Mammoth = (file: string) => Promise<string[]>

/** Mammoth, which is fetched once. @throws one sentence when it cannot be fetched */
export async function fetchMammoth(): Promise<Mammoth> {
  const folder = await fetchTool('mammoth')
  const { default: mammoth } = await import(pathToFileURL(path.join(folder, 'mammoth/lib/index.js')).href)
  return async (file) => {
    const { value } = await mammoth.convertToHtml({ path: file }, { styleMap: ['b => strong', 'strike => s'] })
    return linesOf(value)
  }
}

/** A line for each passage, without the names of its places, which count passages, without what is left empty and where lists end. */
function linesOf(html: string): string[] {
  const named = html
    .replaceAll(/<a id="[^"]*"><\/a>/g, '')
    .replaceAll(/(footnote(?:-ref)?)-\d+/g, '$1')
    .replaceAll(/href="#[^"]*"/g, 'href="#"')
    .replaceAll(/<\/(?:li|[uo]l)>/g, '')
    .replaceAll(/(<(?:p|h\d|li|tr|[uo]l|table)\b)/g, '\n$1')
  return named.split('\n').filter((line) => line.replaceAll(/<[^>]*>/g, '').trim())
}

import * as routes from '#src/lib/routes.ts'
/** What to say of a file, and what to do with it. */
export interface PlaceWords {
  message: string
  hint: string
}

/** How programs mark the copies they make: `x (1)`, `x copy 2`, `x - Copy`, `Copy of x`, `x (conflicted copy 2026-03-01)`. */
const copied = /^copy (?:\(\d+\) )?of | \([^()]*(?:conflict|copy)[^()]*\)| ?\(\d+\)|(?: -)?[ _]copy(?: \d+)?$/gi

/** The file of which another looks like a copy that a program made. */
export function copyOf(file: string, files: ReadonlySet<string>): string | undefined {
  const [, folder = '', name = '', ending = ''] = /^(.*\/)([^/]*)(\.\w+)$/.exec(file) ?? []
  const original = `${folder}${name.replace(copied, '').trim()}${ending}`
  return original !== file && files.has(original) ? original : undefined
}

const downloads = /\.(?:pdf|xlsx?|csv|pptx?|key|numbers|zip|ics|epub)$/i
const films = /\.(?:mp4|m4v|mov|webm|avi|mkv|mp3|m4a|wav)$/i

/** A file that is no text, and that nothing makes one. `folder` is where texts like it would stand. */
export function noText(file: string, folder: string): PlaceWords | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1)
  if (downloads.test(file))
    return {
      message: 'Files to download do not stand among the texts.',
      hint: `Move it to public/downloads/${name}, and link to ${routes.downloadFile.replace(':file', name)}.`,
    }
  if (films.test(file))
    return {
      message: 'Films and recordings do not stand among the texts, and no page shows any.',
      hint: 'Publish it where such files are kept, link to it there, and remove this one.',
    }
  if (/\.(?:docx?|odt|rtf|pages|html?)$/i.test(file))
    return {
      message: `${/\.html?$/i.test(file) ? 'Pages of HTML' : 'Documents of a word processor'} cannot be read.`,
      hint: `Make an entry with \`npm run new\`, copy the text into its .mdx file in content/${folder}, mark headings with ## and lists with "- ", and remove this file.`,
    }
  return undefined
}

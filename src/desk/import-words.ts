import { countWords } from './count-words.ts'

const pictures = countWords('picture', 'pictures')
const lists = countWords('list', 'lists')
const were = (all: number) => (all === 1 ? 'was' : 'were')

/** What is said of a Word document that becomes an entry, and of a paste: one sentence for each kind of loss. */
export const importWords = {
  /** @param words the first that were lost, @param under the heading they stood under */
  sentence: (what: string, words: string, under: string) =>
    `${what}${words && `: “${words}”`}${under && `, under “${under}”`}.`,
  /** Parts of a document, by the name of their type. */
  parts: {
    styles: 'styles',
    numbering: 'numbers of lists',
    footnotes: 'footnotes',
    endnotes: 'endnotes',
    comments: 'comments',
    header: 'top of pages',
    footer: 'bottom of pages',
  } as Readonly<Record<string, string>>,
  lost: {
    title: () => 'Its title cannot be one here, so the name of the file stands in its place',
    noteOfTitle: () => 'A title has no footnotes: the one of this title was left out',
    uncalledNotes: (all: number) =>
      `${countWords('note was', 'notes were')(all)} left out, because no passage refers to ${all === 1 ? 'it' : 'them'}`,
    changesAccepted: (all: number) =>
      `${countWords('open change was', 'open changes were')(all)} taken as accepted; to leave them out, begin again and choose that below the document`,
    changesRejected: (all: number) => `${countWords('open change was', 'open changes were')(all)} taken as rejected`,
    hidden: () => 'Hidden words were left out',
    hiddenLeft: () => 'Hidden words were left out; to take them in, begin again and choose that below the document',
    hiddenTaken: () => 'Hidden words were taken in',
    comments: (all: number) => `${countWords('comment was', 'comments were')(all)} left out`,
    headers: () => 'What stands at the top of each page was left out',
    footers: () => 'What stands at the bottom of each page was left out',
    formulas: (all: number) =>
      `${countWords('formula was', 'formulas were')(all)} left out; a picture of it can be added`,
    diagrams: (all: number) => `${countWords('diagram or chart was', 'diagrams or charts were')(all)} left out`,
    drawnWords: () => 'Words of a drawing were left out',
    otherDocuments: (all: number) =>
      `${countWords('other document', 'other documents')(all)} that this one brings in ${were(all)} left out`,
    windowsPictures: (all: number) =>
      `${pictures(all)} in a format of Windows (EMF or WMF) ${were(all)} left out; save it from Word as PNG and add it here`,
    otherPictures: (all: number) =>
      `${pictures(all)} ${were(all)} left out, because the site takes JPEG, PNG, WebP, AVIF and SVG; save it as one of them and add it here`,
    missingPictures: (all: number) =>
      `${pictures(all)} ${were(all)} left out, because the document only says where its file lies`,
    refusedPictures: (all: number) => `${pictures(all)} ${were(all)} left out`,
    movedPictures: (all: number) => `${pictures(all)} from inside a table ${all === 1 ? 'stands' : 'stand'} below it`,
    numbers: (all: number) => `The numbers of ${lists(all)} are in digits now`,
    dottedNumbers: (all: number) => `The numbers of ${lists(all)} end in a dot now`,
    ranks: (all: number) =>
      `${countWords('heading was', 'headings were')(all)} of a rank below the third, the lowest of a text, and ${all === 1 ? 'stands' : 'stand'} on that now`,
    brokenParts: (all: number) =>
      `${countWords('part', 'parts')(all)} of the document could not be read and ${were(all)} left out; save it anew in Word and try that`,
    onTheLine: () => 'On the line now, no longer above or below it',
    signs: (all: number) =>
      `${countWords('sign', 'signs')(all)} of a font that only shows pictures ${were(all)} left out`,
  },
}

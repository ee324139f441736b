import type { WholeFix } from '../model/fix.ts'
import { isPicture } from '../pictures/is-picture.ts'
import { linkMeant, linkWords, spacedApart, undefinedName } from './stray-words.ts'

/** Signs that were meant as Markdown and became letters. */
export interface Stray {
  pattern: RegExp
  message: string
  /** What to write instead, or how to say that of the signs that were found. */
  hint: string | ((found: string) => string)
  /** What a press writes instead of the signs, between the two signs around them, where that is sure. */
  write?: (found: string, before: string, after: string) => string | undefined
  /** What a press does that reaches further than the signs between two offsets. */
  fix?: (text: string, from: number, to: number) => WholeFix | undefined
  /** Whether the signs belong to others that are told. */
  isTold?: (text: string, at: number) => boolean
}

/** What is said of signs # before words that no space parts from them. */
export const spaceless = {
  message: 'This is no heading: there is no plain space after the signs #.',
  hint: 'Write ## Heading, or \\# for the sign itself.',
}

/** What is looked for in a text. A backslash before them says that they are meant. */
export const strays: readonly Stray[] = [
  {
    pattern: /(?<![\\*])\*\*(?!\*)(?:(?:[^*]|\*(?!\*))+(?<!\\)\*\*(?!\*))?/g,
    message: 'These asterisks are printed as they are: they make no bold text.',
    hint: 'Write **words** without a space inside the asterisks, and close them in the same paragraph.',
    write: spacedApart,
  },
  {
    pattern: /(?<!\\)\[\^(?=[^\][\n]*\s)[^\][\n]{1,40}\]/g,
    message: 'This is no footnote: there is a space in its mark.',
    hint: (found) => `Write ${found.replace(/\s/g, '')}.`,
  },
  {
    pattern: /(?<!\\|\{[^{}\n]*)\}/g,
    message: 'This brace is printed as it is: none opens before it.',
    hint: 'Delete it, or write \\} for the sign itself.',
  },
  {
    pattern: /\\(?<=[^\s\\]\\)[ \t]+(?=\p{L})/gu,
    message: 'This backslash is printed as it is: only at the end of a line it ends one.',
    hint: 'Write the words behind it on the next line, or \\\\ for the sign itself.',
  },
  {
    pattern: /&(?:lt|#60);\/?[A-Z]\w*/g,
    message: 'This is no block: readers see its first sign, which is written as &lt; here.',
    hint: 'Write the sign < itself.',
  },
  {
    pattern: /^a[.)][ \t](?=[^\n]*\n[ \t>]*b[.)][ \t])/g,
    message: 'This is no list: letters do not number one here.',
    hint: 'Begin each item with "1. ", or with "- " where the order does not matter.',
  },
  {
    pattern: /(?<!\\)!\[\[[^\][\n]*\]\]/g,
    message: 'Double square brackets show nothing here.',
    hint: (found) => {
      const name = found.slice(3, -2).replace(/\\?\|.*$/, '')
      return isPicture(name)
        ? `Write ![what it shows](${name}) in a paragraph of its own.`
        : 'Write what they were to show, or link to it: [the words of the link](the address of the page).'
    },
  },
  {
    pattern: /(?<![\\!])\[\[[^\][\n]*\]\]/g,
    message: 'Double square brackets make no link here.',
    hint: 'Write [the words of the link](the address of the page), or its words alone.',
    write: linkWords,
  },
  {
    pattern:
      /(?<!\\)![ \t\u00a0]*\[[^[\]\n]*\][ \t]*\([^[\n"]{0,200}\.(?:jpe?g|png|webp|avif|svg|gif|tiff?|hei[cf])(?:[ \t]*"[^"\n]*"|[ \t]+=[\dx%]+)?[ \t]*\)/gi,
    message: 'This is no picture: there is a space or another sign in it that cannot stand there.',
    hint: (found) =>
      / =[\dx%]+/.test(found)
        ? 'Remove the size: a picture is as wide as the text. <Picture … width="full" /> is wider.'
        : 'Write ![what it shows](the name of the picture): no space after the sign ! or before the round bracket, none in the name of the file.',
  },
  {
    pattern: /(?<![\\![])\[[^\][\n]+\][ \t]+\((?:[/#]|https?:|mailto:|tel:)[^)\n]{0,300}\)/g,
    message: 'This is no link: there is a space between the words and the address.',
    hint: (found) => `Write ${found.replace(/\][ \t]+\(/, '](')}.`,
  },
  {
    pattern: /(?<![\\[])\[[^\][\n]*\]\((?:[/#]|https?:|mailto:|tel:|www\.)[^)\n]{0,300}\)/g,
    message: 'This is no link: there is a space or another sign in the address that cannot stand there.',
    hint: linkMeant,
  },
  {
    pattern:
      /(?<![\\[]|![ \t\u00a0]*)\[(?!\^)[^\][\n]+\]\((?![/#]|https?:|mailto:|tel:|www\.)[^()\n]{0,200}[ \t][^()\n]{0,200}\)/g,
    message: 'This is no link: words stand where its address belongs.',
    hint: 'Write the address there: of a page of this site it begins with /, of another with https://. \\[ is the sign itself.',
  },
  {
    pattern: /\[(?<![\\[]\[)[^\][\n]+\]\((?:[/#]|https?:|mailto:|tel:|www\.)[^)\n]{0,300}(?=\n|$)/g,
    message: 'This is no link: the bracket around its address is never closed.',
    hint: (found) => `Write ) behind the address: ${/^[^\]]*\]\(\S*/.exec(found)?.[0].replace(/[.,;:!?]+$/, '')}).`,
  },
  {
    pattern: /^[^\S\t\n]*\S[^\t\n]*\t[^\n]*(?=\n[^\t\n]+\t)/g,
    message: 'This is no table: tabs stand between its cells, as in other programs.',
    hint: 'Write | before, between and behind the cells of each line, and | --- | --- | below the first one.',
  },
  {
    pattern: /(?<![\\\w])\([^()\n]+\)\[(?:[/#]|https?:|mailto:|tel:)[^\][\n]*\]/g,
    message: 'This is no link: the round and the square brackets have changed places.',
    hint: (found) => `Write ${found.replace(/^\((.*)\)\[(.*)\]$/s, '[$1]($2)')}.`,
  },
  {
    pattern: /(?<!\\)<[ \t]+\/?[A-Z]\w*[^<>\n]*>/g,
    message: 'This is no block: there is a space after the sign <.',
    hint: 'Delete the space.',
  },
  {
    pattern: /(?<!\\)!?\[(?!\^)[^\][]+\]\[(?!\^)[^\][]*\]/g,
    message: 'These brackets are printed as they are: no line gives the name in them an address.',
    hint: undefinedName,
  },
  {
    pattern: /^[ \t>]*(?:#{1,6}(?=\p{L})|#{2,6}(?=[\d“"(*]))/gmu,
    message: spaceless.message,
    // What is plainly a heading is told with its level: one sign alone is seldom that of one.
    hint: (found) =>
      found.trim() === '#'
        ? 'Write \\# for the sign itself, or ## and a space before the words of a heading.'
        : spaceless.hint,
  },
  {
    pattern: /^[ \t>]*[•▪◦‣●○·\uf0b7][ \t\u00a0]/gm,
    message: 'This is no list: the sign was copied from another program.',
    hint: 'Begin each item with "- ", and leave a blank line before the first.',
  },
  {
    pattern: /^–[ \t\u00a0](?=[^\n]*\n[ \t>]*–[ \t\u00a0])/g,
    message: 'This is no list: another program made dashes of its hyphens.',
    hint: 'Begin each item with "- ", a plain hyphen, and leave a blank line before the first.',
  },
  {
    pattern: /^(?:-(?=\p{L}[^\n]*\n[ \t>]*-\p{L})|1[.)](?=\p{L}[^\n]*\n[ \t>]*2[.)]\p{L}))/gu,
    message: 'This is no list: there is no space after the sign that begins the item.',
    hint: 'Begin each item with "- ", or "1. ": the sign, then a space.',
  },
  {
    pattern: /^[ \t>]*(?:-|\d+[.)]|#{1,6}|>)\u00a0/gm,
    message: 'There is a non-breaking space (U+00A0) after this sign, so it means nothing.',
    hint: 'Delete it and write a plain space.',
  },
  {
    pattern: /^(?<=\|[^\n]*\n)[ \t>]*\|[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/gm,
    message: 'This is no table: the line under its head has not as many columns as the head.',
    hint: 'Write one --- for each column: | --- | --- |.',
  },
  {
    pattern: /^\|[^\n]*\|(?=[ \t]*\n[ \t>]*\|(?![ \t]*:?-)[^\n]*\|)/g,
    message: 'This is no table: the line of hyphens under its head is missing.',
    hint: 'Write | --- | --- | below this line, one --- for each column.',
  },
  {
    pattern: /^\|(?:[ \t]*:?-{2,}:?[ \t]*\|?)+[ \t]*$/g,
    message: 'This is no table: the line of hyphens stands alone.',
    hint: 'Delete the blank lines between the lines of the table.',
  },
  {
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/g,
    message: 'The signs == are printed as they are: they mark nothing.',
    hint: (found) => `Write ${found.replace(/^==|==$/g, '**')} for words that count.`,
    write: (found) => found.replace(/^==|==$/g, '**'),
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z0-9_]*:(?![\w:])/g,
    message: 'This name is printed as it is: no picture takes its place.',
    hint: 'Delete it, or write the sign that is meant.',
  },
]

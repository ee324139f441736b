import { withoutLines, wordsAt } from '../model/fix.ts'
import { formula, formulaWords, raised } from './formula.ts'
import { forReaders } from './other-command.ts'
import type { Stray } from './strays.ts'

/** A sign that another system acts on, with a text that has it, and the same put right. */
export interface OtherSign extends Stray {
  wrong: string
  right: string
}

const raisedOf = (words: string) => [...words].map((sign) => raised[Number(sign)] ?? '').join('')
const nothing = () => ''
const directed = (found: string) => found.replace(/^[^[]*\[|\]$/g, '')
const hiddenOf = (found: string) => `{/* ${found.replace(/^%%\s*|\s*%%$/g, '')} */}`
/** A line in which Logseq keeps something of a page or of another line. */
const property =
  '^[ \\t>]*(?:tags|id|alias|aliases|type|status|collapsed|(?:created|updated|last-modified)(?:-at)?|date|author|title|icon|public|source|' +
  'background-color|filters|file(?:-path)?|(?:card|query|ls|hl|template|exclude)-[a-z-]+|template|logseq\\.[\\w.-]+)::[ \\t]+\\S[^\\n]*'

/** What is said of lines that another program reads, and no reader there. */
export const kept = {
  message: 'Another program keeps this for itself. Here readers would see it.',
  hint: 'Delete it. What is known of a text stands in its fields.',
}

/** A term in bold type, and its meaning on the same line, where the term begins a paragraph. */
function termOf(text: string, at: number) {
  const [, above, term = '', between = ''] = /(^|\n)[ \t]*(\S[^\n]*?)([ \t]*\n[ \t]*)$/.exec(text.slice(0, at)) ?? []
  const [colon = ''] = /^:[ \t]+/.exec(text.slice(at)) ?? []
  const start = at - between.length - term.length
  if (
    above === undefined ||
    !/(?:^|\n)[ \t]*$/.test(text.slice(0, start - 1)) ||
    !/^[\p{L}\p{N}(“"'][^*_`]*$/u.test(term)
  )
    return undefined
  return wordsAt(text, start, at + colon.length, `**${term}**: `)
}

/**
 * What other systems hide, move or draw, and this one prints. A backslash before it says that the signs themselves are
 * meant.
 */
export const otherSigns: readonly OtherSign[] = [
  {
    pattern: /(?<![\\%])%%(?!%)[^%]+%%(?!%)/g,
    message: 'Another program hides what stands between the signs %%. Here readers would see it.',
    hint: (found) => `Delete it, or write ${hiddenOf(found)}, which only writers see.`,
    write: (found) => (/[{}<*\\]/.test(found) ? undefined : hiddenOf(found)),
    wrong: 'Costs fell by half. %%ask Ada%%',
    right: 'Costs fell by half. {/* ask Ada */}',
  },
  {
    pattern: /(?<!\\)\^\[[^\][\n]+\](?!\()/g,
    message: 'This is no footnote: its words stand on a line of their own, and a mark calls them.',
    hint: (found) => `Write [^1] here, and [^1]: ${found.slice(2, -1)} on a line of its own at the end.`,
    wrong: 'Costs fell by half.^[In the first year.]',
    right: 'Costs fell by half.[^1]\n\n[^1]: In the first year.',
  },
  {
    pattern: /\^(?<=[\p{L}\d)]\^)[^\s^[\]]{1,10}\^(?!\^)/gu,
    message: 'The signs ^ are printed as they are: they raise nothing.',
    hint: (found) => `Write the sign itself${raisedOf(found) && `: ${raisedOf(found)}`}.`,
    wrong: 'A hall of 900 m^2^ is enough.',
    right: 'A hall of 900 m² is enough.',
  },
  {
    pattern: /(?<![+\w\\])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+(?![+\w])/g,
    message: 'The signs ++ are printed as they are: they underline nothing.',
    hint: (found) => `Write ${found.replace(/^\+\+|\+\+$/g, '**')} for words that count.`,
    write: (found) => found.replace(/^\+\+|\+\+$/g, '**'),
    wrong: 'This is ++important++ for us.',
    right: 'This is **important** for us.',
  },
  {
    pattern: /^\[TOC\]$/gi,
    message: 'This mark is printed as it is: the site makes the list of contents by itself.',
    hint: 'Delete it.',
    write: nothing,
    wrong: 'Words.\n\n[TOC]',
    right: 'Words.',
  },
  {
    pattern: formula,
    ...formulaWords,
    wrong: 'The rule is $$x = y$$ for all.',
    right: 'The rule is x = y for all.',
  },
  {
    pattern: /^(?<=[^\n]\n)[ \t>]*:[ \t]+\S[^\n]*/gm,
    message: 'This is no list of terms: the colon at the beginning of the line is printed.',
    hint: (found) => `Write the term and its meaning on one line: **Term**${found.trim().replace(/\s+/, ' ')}`,
    fix: termOf,
    wrong: 'Recompete\n: A contract that is awarded anew.',
    right: '**Recompete**: A contract that is awarded anew.',
  },
  {
    pattern: /(?<![\\[])\[[^\][|\n]+\|[^\][\n]+\](?![([])/g,
    message: 'This is no link: words and address stand in brackets of their own.',
    hint: (found) => `Write ${found.replace('|', '](').replace(/\]$/, ')')}.`,
    wrong: '## Results\n\nRead [our findings|#results] first.',
    right: '## Results\n\nRead [our findings](#results) first.',
  },
  {
    pattern:
      /(?<![\\!\w\]])\[\/?(gallery|caption|embed|audio|video|playlist|contact-form-7|vc_\w+|et_pb_\w+)\b[^\][\n]*\](?!\()(?:[^\][\n]*\[\/\1\])?/g,
    message: 'This is a shortcode of WordPress, which is printed as it is.',
    hint: (found) =>
      forReaders(found) ??
      'Delete it. Words for readers that stand in it, and the pictures it shows, get a paragraph of their own.',
    wrong: 'Words.\n\n[gallery ids="1,2"]',
    right: 'Words.',
  },
  {
    pattern: /^h[1-6]\.[ \t]+(?=\S)/g,
    message: 'This is no heading: another system begins one so.',
    hint: (found) =>
      `Write ${found.trim() === 'h1.' || found.trim() === 'h2.' ? '##' : '###'} and a space before its words.`,
    wrong: 'h2. Results\n\nWords.',
    right: '## Results\n\nWords.',
  },
  {
    pattern: /^\[[/<>!?*-]\][ \t]+(?=\S)/g,
    message: 'This box is printed as it is: one is empty or ticked.',
    hint: 'Write [ ] or [x].',
    wrong: '- [/] Audit trails\n- [x] Timekeeping',
    right: '- [ ] Audit trails\n- [x] Timekeeping',
  },
  {
    pattern: /^\\(?:newpage|pagebreak|clearpage|tableofcontents|bigskip|medskip|noindent)(?!\w)/g,
    message: 'This command is printed as it is.',
    hint: 'Delete it.',
    write: nothing,
    wrong: 'Words.\n\n\\newpage',
    right: 'Words.',
  },
  {
    pattern: new RegExp(`${property}(?:\\n${property})*`, 'gm'),
    ...kept,
    fix: withoutLines,
    wrong: 'tags:: risk, audit\n\nWords.',
    right: 'Words.',
  },
  {
    pattern: new RegExp(`(?!${property})^[ \\t>]*\\p{L}[\\w -]{0,40}::[ \\t]+\\S[^\\n]*`, 'gmu'),
    message: 'Another program keeps this line as a name and what it stands for. Here readers would see its signs.',
    hint: (found) =>
      `Write **${found.replace(/::.*/, '')}**: and what it stands for, or delete the line where only the other program needs it.`,
    write: (found) => found.replace(/^(.*?)::/, '**$1**:'),
    wrong: 'see-also:: the guide to bids',
    right: '**see-also**: the guide to bids',
  },
  {
    pattern: /\^(?<=\S[ \t]\^)[a-z0-9][a-z0-9-]{3,}(?=[ \t]*(?:\n|$))/g,
    message: 'Another program gives a paragraph this name. Here readers would see it.',
    hint: 'Delete it. A link leads to the heading above: [words](#heading).',
    write: nothing,
    wrong: '## Results\n\nCosts fell by half. ^costs-fell',
    right: '## Results\n\nCosts fell by half.',
  },
  {
    pattern: /(?<![\w:\\/]):{1,2}[a-z][\w-]*\[[^\][\n]+\](?![({[])/g,
    message: 'Another system makes something of these words by the name before them. Here both are printed.',
    hint: (found) => `Write the words alone: ${directed(found)}.`,
    write: directed,
    wrong: 'Press :kbd[Ctrl] first.',
    right: 'Press Ctrl first.',
  },
  {
    pattern: /^(?:\?\?\?\+?[ \t]+\w+|===[ \t]+["“][^"“”\n]*["”])/g,
    message: 'Another program folds what follows, or makes a tab of it. Here the signs are printed.',
    hint: 'Write its name as a heading: ### Name.',
    wrong: '## Plans\n\n=== "Monthly"\n\nWords.',
    right: '## Plans\n\n### Monthly\n\nWords.',
  },
  {
    pattern: /^[ \t>]*\*\[[^\]\n]+\]:[ \t]+[^\n]*/gm,
    message: 'This line explains an abbreviation in other programs. Here it is printed.',
    hint: 'Write the long form where the abbreviation stands first, with the short one in brackets behind it.',
    wrong: 'The RFP is out.\n\n*[RFP]: request for proposals',
    right: 'The request for proposals (RFP) is out.',
  },
  {
    pattern: /^\+\+\+(?=[ \t]*\n)/g,
    message: 'Another system keeps its fields between these lines. Here readers would see them.',
    hint: 'Delete them with what stands between them. What is known of a text stands in its fields.',
    wrong: '+++\ndraft = true\n+++\n\nWords.',
    right: 'Words.',
  },
  {
    pattern: /【[^】\n]{1,60}】|\[oai_citation[^\]\n]*\]/g,
    message: 'A program that writes texts left this mark.',
    hint: 'Delete it, or name the source in a footnote: [^1].',
    wrong: 'Costs fell by half.【1†source】',
    right: 'Costs fell by half.',
  },
]

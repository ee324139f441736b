/** A document to be printed: what stands in it, from top to bottom, without saying where on the sheet. */
export interface PrintedDocument {
  /** `/downloads/case-studies.pdf` */
  address: string
  title: string
  /** The language of the text, for example `en-US`. */
  language: string
  /** The name on the first sheet. */
  name: string
  parts: Part[]
}

/** Words, some of which may lead somewhere. */
export type Run = string | { text: string; href: string }

/** Words that one of two versions may not have. */
export interface MarkedWords {
  text: string
  bold?: boolean
  mark?: 'ins' | 'del'
  /** No words of the text, but about them. */
  remark?: true
  /** What became of the passage as a whole. */
  label?: true
  /** What is read aloud in place of them. */
  aloud?: string
  /** Read aloud with the words before them. */
  joins?: true
  /** Where they lead: an address, or `#` and the name of a passage. */
  href?: string
}

/** A piece of a document. */
export type Part =
  | { kind: 'title'; text: string }
  | { kind: 'lead'; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'text'; text: string }
  /** A heading of the second level; `id` names it for links of a `chapters` list. */
  | { kind: 'heading'; text: string; id?: string }
  | { kind: 'chapters'; items: { text: string; detail?: string; to?: string }[] }
  /** The large figure of a case study, with what it counts. */
  | { kind: 'outcome'; figure: string; words: string }
  | { kind: 'facts'; items: { term: string; text: string }[] }
  /** A count from the start to the last month. */
  | { kind: 'chart'; label: string; values: number[] }
  | { kind: 'columns'; columns: Column[] }
  /** What stands at the end: how to get in touch. */
  | { kind: 'note'; lines: Run[][] }
  /** A passage of a comparison of two versions; `level` is the rank of a heading below the title, `id` its name for links. */
  | { kind: 'passage'; level?: 1 | 2 | 3; id?: string; runs: MarkedWords[] }
  /** Items of a list in such a comparison; `level` is 0 for those of the outermost one. */
  | { kind: 'list'; items: { level: number; sign: string; runs: MarkedWords[] }[] }
  /** A table in it; `heads` is how many of the rows head their columns. */
  | { kind: 'table'; heads: number; rows: MarkedWords[][][] }
  | { kind: 'new-page' }

/** A piece of one kind. */
export type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

/** A heading of the third level with a paragraph or a list below it. */
export interface Column {
  heading: string
  body: string | string[]
}

import type { PackedEntry, SearchKind } from './search-entry.ts'

/** Where the files of the search lie. */
export const searchFolder = '/_search'

/** The words of the dialog. */
export const searchWordsPath = `${searchFolder}/words.json`

/** What is fetched first: the whole index, or what tells which parts of a large one a question needs. */
export const searchIndexPath = `${searchFolder}/index.json`

/** One part of the terms of a large index. */
export const termsPath = (shard: number) => `${searchFolder}/terms/${shard}.json`

/** The entries of a large index from this part. */
export const entriesPath = (block: number) => `${searchFolder}/entries/${block}.json`

/** How many entries a part of a large index holds. */
export const entriesPerBlock = 16

/** The fields of an entry that are indexed, in the order of the postings. */
export const searchFields = ['title', 'headings', 'text', 'words'] as const

/** What `index.json` holds. Entries are numbered in the order of the kinds; of each kind, as lists show them. */
export interface IndexFile {
  /** How many entries there are of each kind. */
  counts: Record<SearchKind, number>
  /** Groups of words that are looked for together. */
  synonyms: string[][]
  /** All entries, as long as they fit into one file. */
  entries?: PackedEntry[]
  /** Else the terms of each part, in alphabetical order, separated by spaces. */
  shards?: string[]
}

/**
 * What a part of the terms holds: for each of its terms, for each field, the numbers of the entries that have it there,
 * each as its distance from the one before.
 */
export type TermsFile = number[][][]

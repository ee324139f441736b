import * as routes from '#src/lib/routes.ts'
import type { PackedEntry, SearchKind } from './search-entry.ts'

/** The words of the dialog. */
export const searchWordsPath = routes.searchFile.replace('*', 'words.json')

/** What is fetched first: the whole index, or what tells where the parts of a large one begin. */
export const searchIndexPath = routes.searchFile.replace('*', 'index.json')

/** One part of the terms of a large index. */
export const termsPath = (part: number) => routes.searchFile.replace('*', `terms/${part}.json`)

/** All terms of a large index that begin with a letter: fetched for a word that nobody uses. */
export const vocabularyPath = (letter: string) =>
  routes.searchFile.replace('*', `vocabulary/${letter.codePointAt(0)}.json`)

/** The entries of a large index from this part. */
export const entriesPath = (block: number) => routes.searchFile.replace('*', `entries/${block}.json`)

/** How many entries a part of a large index holds. */
export const entriesPerBlock = 8

/** The fields of an entry that are indexed, in the order of the postings. */
export const searchFields = ['title', 'headings', 'text', 'words'] as const

/** What `index.json` holds. Entries are numbered in the order of the kinds; of each kind, as lists show them. */
export interface IndexFile {
  /** How many entries there are of each kind. */
  counts: Record<SearchKind, number>
  /** The name of each kind, by which its entries are found: a briefing says nowhere that it is one. */
  kinds: Record<SearchKind, string>
  /** Groups of words and phrases that are looked for together. */
  synonyms: string[][]
  /** All entries, as long as they fit into one file. */
  entries?: PackedEntry[]
  /** Else the first term of each part; the parts are in alphabetical order. */
  parts?: string[]
  /** And the letters that terms begin with. */
  letters?: string[]
}

/** What a part of the terms holds. */
export interface TermsFile {
  /** Separated by spaces, in alphabetical order. */
  terms: string
  /** For each term, for each field, the numbers of the entries that have it there, each as its distance from the last. */
  postings: number[][][]
}

/** Terms that begin with the same letter, separated by spaces. */
export type VocabularyFile = string

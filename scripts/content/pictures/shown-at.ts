import type { Facts } from '../model/facts.ts'
import type { Ref } from '../model/file-result.ts'
import type { FieldIssue } from '../model/issue.ts'
import { findPicture } from './find-picture.ts'

/** A place in a text that names a picture. */
export interface Showing {
  /** The text. */
  file: string
  ref: Ref
  /** The picture it means, if there is one. */
  picture: string | undefined
}

const known = new WeakMap<Facts, Showing[]>()

/** Every place that names a picture, in the order of the texts. */
export function showings(facts: Facts): Showing[] {
  const found =
    known.get(facts) ??
    facts.mentions('picture').map(({ result: { file }, ref }) => {
      return { file, ref, picture: findPicture(ref.value, file, facts.pictures) }
    })
  known.set(facts, found)
  return found
}

/** Where something about a picture is told: in the first text that shows it, or else at the file itself. */
export function placeOfPicture(picture: string, facts: Facts): Pick<FieldIssue, 'file' | 'line' | 'column' | 'field'> {
  const showing = showings(facts).find((showing) => showing.picture === picture)
  return showing ? placeOfRef(showing) : { file: picture }
}

/** The place of a picture's name. */
export function placeOfRef({ file, ref: { line, column, endColumn, field } }: Showing) {
  return { file, line, column, endColumn, field }
}

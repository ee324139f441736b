// What the desk sends its server with a write, and the answers that only writes have; all others are in `api.ts`.

/** `PUT entry`: refused with 409 and `SaveConflict` when the file is no longer `base`. */
export interface SaveRequest {
  file: string
  text: string
  /** The version the text was made from; null for a file that must not exist, such as one that was deleted meanwhile. */
  base: string | null
}

/** `POST new` → `{ file }`. */
export interface NewRequest {
  /** `EntryKind.one`. */
  kind: string
  title: string
}
/** The answer to `POST word?kind=&title=&name=` with the bytes of a Word document: an entry that begins with its text. */
export interface StartedFromWord {
  file: string
  /** What could not be kept, in sentences. */
  left: string[]
}

/** `POST move` → `Moved`: leads every link to the new name, and adds a redirect where readers may know the old address. */
export interface MoveRequest {
  file: string
  /** The new slug, or words to make one of: `how-we-price`, `How we price`. */
  slug: string
}
/** `GET links?file=` → `EntryLinks`: the other files that lead to an entry. */
export interface EntryLinks {
  /** They link to it. */
  linking: string[]
  /** They name it in a field that takes entries and no addresses. */
  naming: string[]
  /** Recorded versions of legal texts that link to it: these keep their links. */
  recorded: string[]
}
/**
 * `POST delete` → `Deleted`; `POST restore` with the same file takes it back, with the links that were led elsewhere.
 * Refused with 409 and `files` where others would lead nowhere.
 */
export interface DeleteRequest {
  file: string
  /** Where the address of its page leads from now on: `/services`. */
  to?: string
  /** Whether the links to it are written anew to lead there; otherwise they lead there by its old address. */
  links?: boolean
}

/** The answer to `POST move`, and to `POST duplicate` with `{ file }`. */
export interface Moved {
  file: string
  /** The other files in which something was put right. */
  changed: string[]
}
/** The answer to `POST delete` and `POST restore`, and to `POST delete-picture` with the `file` of a picture no page shows. */
export interface Deleted {
  file: string
  /** After `POST restore`: texts changed since, whose links still lead where they were led. */
  left?: string[]
}

/**
 * `POST picture?file=&name=` with the bytes: lays a picture beside the entry. Answers with the name it got. What is wrong
 * with it is refused with 415, in the words of the check.
 */
export interface PictureSaved {
  src: string
}

/** `POST review`: a branch and a commit of exactly these files, or a patch without git. */
export interface ReviewRequest {
  files: string[]
  /** In the writer's words; the first line names it. */
  message: string
  /** An earlier review to go on with: the commit follows its last one. */
  branch?: string
  /** Needed once where git does not know: refused with 409 and `needs: 'author'` without it. */
  author?: { name: string; email: string }
}

// What the desk asks when somebody presses on the page beside the text.

/** `POST source` → `SourcePlace`, or `{}` when no text says these words. */
export interface SourceRequest {
  /** The address of the page: `/briefings/x`. */
  address: string
  /** The words of the element that was pressed, then those of each element around it. */
  words: string[]
  /** How many elements before it say the same words. */
  before?: number
}

/** Where words of a page stand in the content. */
export interface SourcePlace {
  file: string
  /** The field, as a path; none in the body. */
  field?: string
  /** From 1. */
  line: number
  /** From 1, in UTF-16 units. */
  column: number
}

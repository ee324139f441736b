/** A document to be printed. */
export interface PrintedDocument {
  /** `/downloads/case-studies.pdf` */
  address: string
  title: string
  /** The language of the text, for example `en-US`. */
  language: string
  /** HTML of the body. */
  body: string
}

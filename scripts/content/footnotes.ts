/** The words of the footnote section. They are the only words that come from no file in `content/`. */
export const footnoteWords = {
  heading: 'Footnotes',
  /** Name of the link from a footnote back to the text, for screen readers. */
  back: (number: number, call: number) => `Back to reference ${number}${call > 1 ? `-${call}` : ''}`,
}

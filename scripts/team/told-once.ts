/** Tells words once, and again only after others or none: what stays as it is, is not said every minute. */
export function toldOnce(tell: (words: string) => void): (words: string) => void {
  let before = ''
  return (words) => {
    if (words && words !== before) tell(words)
    before = words
  }
}

/** Something in the reading of a page that is no fault of the page, and why. */
interface Accepted {
  fault: RegExp
  because: string
}

/** Everything else that is not said, or said twice, is a failure. */
export const acceptedSilence: Accepted[] = []

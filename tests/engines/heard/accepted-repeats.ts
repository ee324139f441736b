/** Elements whose words may be said twice, and why. Everything else that is not said, or said twice, is a failure. */
export const acceptedRepeats: { selector: string; because: string }[] = [
  {
    selector: 'figcaption',
    because:
      'Browsers name a figure after its caption, which stands in it: the name is said first, the caption in its place',
  },
]

/** A heading with its number in a legal text: `3`, `3.2`. */
export interface NumberedHeading {
  id: string
  text: string
  number: string
  children: NumberedHeading[]
}

/** Numbers second- and third-level headings as a legal text does. */
export function numberSections(headings: readonly { depth: number; id: string; text: string }[]): NumberedHeading[] {
  const sections: NumberedHeading[] = []
  for (const { depth, id, text } of headings) {
    if (depth === 2) sections.push({ id, text, number: String(sections.length + 1), children: [] })
    const parent = sections.at(-1)
    if (depth === 3 && parent)
      parent.children.push({ id, text, number: `${parent.number}.${parent.children.length + 1}`, children: [] })
  }
  return sections
}

/** Sections and their subsections in the order of the text. */
export function flatSections(sections: readonly NumberedHeading[]): NumberedHeading[] {
  return sections.flatMap((section) => [section, ...flatSections(section.children)])
}

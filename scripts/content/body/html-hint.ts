const hints: Record<string, string> = {
  a: 'Write [the words of the link](/address).',
  b: 'Write **words**.',
  strong: 'Write **words**.',
  i: 'Write *words*.',
  em: 'Write *words*.',
  br: 'End the line before with a backslash.',
  hr: 'Write --- on a line of its own, with a blank line before and after it.',
  img: 'Write ![what it shows](bridge.jpg).',
  p: 'Leave a blank line between paragraphs.',
  ul: 'Write one item per line, each starting with "- ".',
  ol: 'Write one item per line, each starting with "1. ".',
  table: 'Write the table with | between the cells.',
}

/** Says that a tag is HTML, and how the same is written here. `meant` is a block with a name much like it. */
export function htmlWords(name: string, meant?: string): { message: string; hint: string } {
  return {
    message: `<${name}> is HTML, which content has none of.`,
    hint: hints[name] ?? `Use Markdown or a block${meant ? `, for example <${meant}>` : ''}.`,
  }
}

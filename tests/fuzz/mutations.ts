import type { Random } from './random.ts'

/** Changes a text in one way that editors, programs and accidents do. */
type Mutation = (text: string, random: Random) => string

const yamlTokens = [
  ': ',
  ' #',
  '- ',
  '*a',
  '&a ',
  '!!int ',
  '"',
  "'",
  '|',
  '>-',
  '[',
  '{',
  '~',
  '---\n',
  '...\n',
  '\t',
  '? ',
  '<<: *a',
  '%',
]
const mdxTokens = [
  '{', '}', '{{', '{/*', '*/}', '<', '>', '</', '/>', '<Section', '</Section>', '<A b={', '<br>', '<!--', '-->', '`', '```\n', '~~~', '**', '*', '_', '[', '](', ')', '![', '[^1]', '[^1]: ', '|', '| --- |', '# ', '> ', '- ', '1. ', '\\', '&', '&#0;', 'import ', 'export ', '="', '={', '<Claim id="', 'https://', 'www.', 'mailto:', '$', '{...a}', '{`${', '{"', '<a>', '---\n',
] // biome-ignore format: a list of signs
const jsonTokens = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\\u',
  'null',
  '1e999',
  '-',
  '//',
  '/*',
  "'",
  '“',
  '”',
  '\n',
  '"__proto__": {},',
  '0x1',
]
const oddSigns = [
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u2028',
  '\ufffd',
  '\u0000',
  '\u001b',
  '😀',
  '\ud800',
  'â€™',
  '“',
  'İ',
  'ß',
  '\u202e',
  '\r',
  '\u0301'.repeat(50),
]

function insert(text: string, random: Random, words: string): string {
  const at = random.below(text.length + 1)
  return text.slice(0, at) + words + text.slice(at)
}

const tokens: Mutation = (text, random) => {
  const own = /^\s*[[{]/.test(text) ? jsonTokens : random.below(3) === 0 ? yamlTokens : mdxTokens
  return insert(text, random, random.pick(own))
}
const frontmatterToken: Mutation = (text, random) => {
  const end = Math.max(1, text.indexOf('\n---', 3))
  const at = random.below(end)
  return text.slice(0, at) + random.pick(yamlTokens) + text.slice(at)
}
const bytes: Mutation = (text, random) => {
  const raw = Buffer.from(text)
  for (let count = random.below(4); count >= 0; count -= 1) raw[random.below(raw.length)] = random.below(256)
  return random.below(3) === 0 ? raw.toString('latin1') : raw.toString('utf8')
}
const cut: Mutation = (text, random) => text.slice(0, random.below(text.length + 1))
const drop: Mutation = (text, random) => {
  const at = random.below(text.length)
  return text.slice(0, at) + text.slice(at + 1 + random.below(20))
}
const lines: Mutation = (text, random) => {
  const all = text.split('\n')
  const [line = ''] = all.splice(random.below(all.length), 1)
  const times = random.below(3)
  for (let count = 0; count < times; count += 1) all.splice(random.below(all.length + 1), 0, line)
  return all.join('\n')
}
/**
 * What nests, how it ends, and a depth just above what the check reads (`body/first-risk.ts`, `body/too-deep.ts`). The
 * parsers read it without trouble; what they would not, is no example for anybody.
 */
const nestings: readonly [open: string, close: string, depth: number][] = [
  ['{', '}', 21], ['[', ']', 21], ['{[', ']}', 11], ['<A>\n\n', '</A>\n\n', 51], ['<Section title="x">\n\n', '\n\n</Section>\n', 51], ['<A>', '</A>', 51], ['<A b={', '/>}', 3], ['> ', '', 51], ['- ', '', 51], ['*a ', '*', 51], ['[a', '](/b)', 51], ['[^', ']', 51], ['[a] (/b', ')', 51], ['“a', '”', 51], ['(', ')', 51], ['{`${', '}`}', 3], ['"a":{', '}', 41], ['a: [', ']', 21], ['{a: ', '}', 21], ['{<a>', '', 3],
] // biome-ignore format: a list of what nests
const deep: Mutation = (text, random) => {
  const [open, close, most] = random.pick(nestings)
  const depth = 1 + random.below(most)
  return insert(text, random, open.repeat(depth) + (random.below(2) ? close.repeat(depth) : ''))
}
const long: Mutation = (text, random) => {
  const from = random.below(text.length)
  const part = text.slice(from, from + 1 + random.below(200))
  // What follows the first two is just above what is read of tags, of signs and of a body.
  const [words, times] = random.pick([
    [part, 10],
    [part, 100],
    ['<A />\n\n', 501],
    ['a * b\n', 10_001],
    ['Words and words.\n', 15_000],
  ] as const)
  return insert(text, random, words.repeat(times))
}
const odd: Mutation = (text, random) => insert(text, random, random.pick(oddSigns))

const mutations: readonly Mutation[] = [
  tokens,
  tokens,
  tokens,
  frontmatterToken,
  bytes,
  cut,
  drop,
  lines,
  lines,
  deep,
  long,
  odd,
]

/** A text changed in one to four ways. */
export function mutated(text: string, random: Random): string {
  let changed = text
  for (let count = random.below(4); count >= 0; count -= 1)
    if (changed) changed = random.pick(mutations)(changed, random)
  return changed
}

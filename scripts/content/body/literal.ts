/** What stands between braces: a value, nothing but a comment, or something that would have to run. */
export type Literal = { kind: 'value'; value: unknown } | { kind: 'comment' } | { kind: 'code' }

/** Reads numbers, texts, true, false, null, lists and groups of these. Anything else is code, which content has none of. */
export function readLiteral(source: string): Literal {
  const reader = new LiteralReader(source)
  try {
    reader.space()
    if (reader.done) return { kind: 'comment' }
    const value = reader.value()
    reader.space()
    return reader.done ? { kind: 'value', value } : { kind: 'code' }
  } catch (error) {
    // A RangeError comes from a code point there is not.
    if (error instanceof NoLiteral || error instanceof RangeError) return { kind: 'code' }
    throw error
  }
}

class NoLiteral extends Error {}
const words = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' }

class LiteralReader {
  private at = 0
  private readonly source: string
  constructor(source: string) {
    this.source = source
  }

  get done(): boolean {
    return this.at >= this.source.length
  }

  space() {
    this.take(/(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y)
  }

  value(): unknown {
    this.space()
    const first = this.source[this.at]
    if (first === '[') return this.list()
    if (first === '{') return this.group()
    if (first === '"' || first === "'" || first === '`') return this.text()
    const number = this.take(/-?(?:0[xX][\da-fA-F]+|(?:\d[\d_]*)?\.?\d+(?:[eE][+-]?\d+)?|\d+\.)(?![\w$])/y)
    if (number !== undefined) return Number(number.replaceAll('_', ''))
    const word = this.take(/[A-Za-z]+(?![\w$])/y)
    if (word === undefined || !words.has(word)) throw new NoLiteral()
    return words.get(word)
  }

  private list(): unknown[] {
    const items: unknown[] = []
    // An item left out, `[1, , 3]`, is no value: the schema says where it is missing.
    this.items(']', () => items.push(this.source[this.at] === ',' ? null : this.value()))
    return items
  }

  private group(): Record<string, unknown> {
    const fields: [string, unknown][] = []
    this.items('}', () => {
      const name = /["']/.test(this.source[this.at] ?? '') ? this.text() : this.take(/[\p{L}_$][\w$]*|\d+/uy)
      if (name === undefined) throw new NoLiteral()
      this.space()
      this.expect(':')
      fields.push([name, this.value()])
    })
    return Object.fromEntries(fields)
  }

  private items(close: string, item: () => void) {
    this.at += 1
    for (;;) {
      this.space()
      if (this.source[this.at] === close) break
      item()
      this.space()
      if (this.source[this.at] === close) break
      this.expect(',')
    }
    this.at += 1
  }

  private text(): string {
    const raw = this.take(/(["'`])(?:\\[\s\S]|(?!\1)[\s\S])*\1/y)
    if (raw === undefined || (raw[0] === '`' && /(?<!\\)\$\{/.test(raw))) throw new NoLiteral()
    return raw
      .slice(1, -1)
      .replace(
        /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g,
        (_, point, unit, byte, character) => {
          const code = point ?? unit ?? byte
          return code ? String.fromCodePoint(Number.parseInt(code, 16)) : (escapes[character] ?? character)
        },
      )
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  private expect(character: string) {
    if (this.source[this.at] !== character) throw new NoLiteral()
    this.at += 1
  }
}

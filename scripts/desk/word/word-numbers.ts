import { numberIn } from '../../../src/desk/text/paste/number-in.ts'
import { childOf, elementsOf, isOn, valOf, type XmlElement } from './xml-tree.ts'

interface Level {
  start: number
  format: string
  /** What is written: `Section %1.%2`. */
  text: string
  /** All its numbers in digits, whatever they are elsewhere. */
  legal: boolean
  /** The last level, from 1 on, behind which it begins anew; 0 where it never does. */
  restart: number
  style?: string | undefined
}

/** A number as Word writes it before a paragraph. */
export interface WordNumber {
  /** From 1 on. */
  level: number
  /** Empty where a level has neither a number nor a sign. */
  marker: string
  bullet: boolean
  list: string
  /** It is written in digits, because the signs Word writes it with are not known here. */
  otherSigns: boolean
}

/** The automatic numbers of a document, counted as its paragraphs come. */
export class WordNumbers {
  readonly #abstracts = new Map<string, XmlElement>()
  readonly #lists = new Map<string, XmlElement>()
  readonly #levels = new Map<string, Map<number, Level>>()
  readonly #counts = new Map<string, (number | undefined)[]>()
  readonly #begun = new Set<string>()
  readonly #listOfStyle: (style: string) => string | undefined

  constructor(root: XmlElement | undefined, listOfStyle: (style: string) => string | undefined) {
    this.#listOfStyle = listOfStyle
    for (const element of root ? elementsOf(root) : []) {
      if (element.name === 'w:abstractNum') this.#abstracts.set(element.attrs['w:abstractNumId'] ?? '', element)
      if (element.name === 'w:num') this.#lists.set(element.attrs['w:numId'] ?? '', element)
    }
  }

  /** The level a style has in a list. */
  levelOfStyle(list: string, style: string | undefined): number | undefined {
    if (style === undefined) return undefined
    return [...this.#levelsOf(list)].find(([, level]) => level.style === style)?.[0]
  }

  /** Counts a paragraph of a list, at a level from 0 on. */
  next(list: string, at: number): WordNumber | undefined {
    const levels = this.#levelsOf(list)
    const own = levels.get(at)
    if (!own) return undefined
    const counts = this.#countsOf(list, at)
    counts[at] = (counts[at] ?? own.start - 1) + 1
    for (const [deeper, { restart }] of levels) if (at < Math.min(deeper, restart)) counts[deeper] = undefined
    let otherSigns = false
    const marker = own.text.replace(/%(\d)/g, (_whole, digit: string) => {
      const index = Number(digit) - 1
      const level = levels.get(index)
      const count = counts[index] ?? level?.start ?? 1
      const written = own.legal ? String(count) : numberIn(level?.format ?? 'decimal', count)
      otherSigns ||= written === undefined
      return written ?? String(count)
    })
    const bullet = own.format === 'bullet'
    return { level: at + 1, marker: bullet ? '·' : marker.trim(), bullet, list, otherSigns }
  }

  /** Lists that are made of one go on in each other, unless one says where it begins. */
  #countsOf(list: string, at: number): (number | undefined)[] {
    const key = this.#abstractOf(list)
    const counts = this.#counts.get(key) ?? []
    this.#counts.set(key, counts)
    const begun = `${list} ${at}`
    if (!this.#begun.has(begun)) {
      this.#begun.add(begun)
      const start = valOf(overrideOf(this.#lists.get(list), at), 'w:startOverride')
      if (start !== undefined) counts[at] = Number(start) - 1
    }
    return counts
  }

  #abstractOf(list: string, seen = new Set<string>()): string {
    const id = valOf(this.#lists.get(list), 'w:abstractNumId') ?? ''
    const link = valOf(this.#abstracts.get(id), 'w:numStyleLink')
    const linked = link && this.#listOfStyle(link)
    if (!linked || seen.has(linked)) return id
    return this.#abstractOf(linked, seen.add(linked))
  }

  #levelsOf(list: string): Map<number, Level> {
    const known = this.#levels.get(list)
    if (known) return known
    const levels = new Map<number, Level>()
    const abstract = this.#abstracts.get(this.#abstractOf(list))
    const own = this.#lists.get(list)
    for (const element of abstract && own ? elementsOf(abstract) : []) {
      if (element.name !== 'w:lvl') continue
      const at = Number(element.attrs['w:ilvl'] ?? 0)
      levels.set(at, levelOf(childOf(overrideOf(own, at), 'w:lvl') ?? element, at))
    }
    this.#levels.set(list, levels)
    return levels
  }
}

function overrideOf(list: XmlElement | undefined, at: number): XmlElement | undefined {
  const isOwn = ({ name, attrs }: XmlElement) => name === 'w:lvlOverride' && Number(attrs['w:ilvl']) === at
  return list && elementsOf(list).find(isOwn)
}

function levelOf(element: XmlElement, at: number): Level {
  return {
    start: Number(valOf(element, 'w:start') ?? 0),
    format: valOf(element, 'w:numFmt') ?? 'decimal',
    text: valOf(element, 'w:lvlText') ?? '',
    legal: isOn(element, 'w:isLgl') ?? false,
    restart: Number(valOf(element, 'w:lvlRestart') ?? at),
    style: valOf(element, 'w:pStyle'),
  }
}

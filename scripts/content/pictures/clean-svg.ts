import { SaxesParser } from 'saxes'
import { escapeHtml } from '../../tools/escape-html.ts'
import type { PictureProblem } from '../model/picture.ts'
import { drawingAttributes, drawingElements, isLeftover } from './svg-vocabulary.ts'

/** A drawing with nothing active left in it, and what had to be taken out. */
export interface CleanSvg {
  svg: string
  problems: PictureProblem[]
}

/**
 * Cleans a drawing: what is not on the list of things that draw is left out with everything in it. Entities, style
 * sheets and addresses outside of the drawing are not on it. A drawing that is no XML is refused.
 */
export function cleanSvg(text: string): CleanSvg {
  const problems: PictureProblem[] = []
  const out: string[] = []
  // The depth inside an element that is left out.
  let hidden = 0
  let place = { line: 1, column: 1 }
  const parser = new SaxesParser({ position: true })
  const told = (message: string, hint = removeHint) => problems.push({ severity: 'warning', ...place, message, hint })
  const write = (words: string) => {
    if (hidden === 0) out.push(escapeHtml(words))
  }
  parser.on('opentagstart', ({ name }) => {
    place = { line: parser.line, column: Math.max(1, parser.columnIndex - name.length) }
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const isHidden = hidden > 0 || !drawingElements.has(name)
    if (isHidden && hidden === 0 && !isLeftover(name))
      told(
        `<${name}> is left out of the drawing: only what draws is published.`,
        name === 'style' ? styleHint : undefined,
      )
    if (isHidden) hidden += 1
    else out.push(`<${name}${keptAttributes(attributes, told)}${isSelfClosing ? '/' : ''}>`)
  })
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (hidden > 0) hidden -= 1
    else if (!isSelfClosing) out.push(`</${name}>`)
  })
  parser.on('text', write)
  parser.on('cdata', write)
  parser.on('error', (error) => {
    throw error
  })
  try {
    parser.write(text.replace(/^\uFEFF/, '')).close()
  } catch (error) {
    return { svg: '', problems: [notXml((error as Error).message)] }
  }
  return { svg: out.join('').trim(), problems }
}

const removeHint = 'Remove it in the program the drawing comes from. The site shows the drawing without it.'
const styleHint =
  'Export the drawing with its colours as attributes, not as a style sheet; Illustrator calls that presentation attributes.'

/** The attributes that draw. What stands in `style` is written as attributes of its own: the policy allows no styles. */
function keptAttributes(attributes: Record<string, unknown>, told: (message: string) => void): string {
  const { style, ...others } = attributes as Record<string, string>
  const declared = (style ?? '').split(';').map((line) => line.split(':').map((part) => part.trim()))
  const all: Record<string, string | undefined> = {
    ...others,
    ...Object.fromEntries(declared.filter(([name]) => drawingAttributes.has(name as string))),
  }
  return Object.entries(all)
    .filter(([name, value]) => {
      const kept = isKept(name, value)
      if (!kept && !isLeftover(name))
        told(`The attribute ${name} is left out of the drawing: only what draws is published.`)
      return kept
    })
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('')
}

/** An attribute that draws and leads nowhere: addresses may only name parts of the drawing itself. */
function isKept(name: string, value = ''): boolean {
  if (!drawingAttributes.has(name)) return false
  if (name === 'xmlns' || name === 'xmlns:xlink')
    return /^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink)$/.test(value)
  if (name.endsWith('href')) return value.startsWith('#')
  return !/url\(\s*['"]?(?!['"]?#)|javascript:|\\/i.test(value)
}

/** The parser says `12:7: what is wrong`. */
function notXml(said: string): PictureProblem {
  const [, line = 1, column = 1, reason = said] = /^(\d+):(\d+): (.*)$/s.exec(said) ?? []
  const message = `The drawing cannot be read: ${reason.replace(/\.$/, '')}.`
  const place = { line: Number(line), column: Math.max(1, Number(column)) }
  return { severity: 'error', ...place, message, hint: 'Export it again, as plain SVG.' }
}

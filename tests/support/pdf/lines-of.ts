type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

/** A piece of text on a page, with its upper and lower edge and those of the box it is drawn in. All grow upwards. */
export interface Line {
  top: number
  bottom: number
  clipTop: number
  clipBottom: number
  size: number
}

interface State {
  matrix: Matrix
  clip: [bottom: number, top: number]
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
]
const heightAt = ([, b, , d, , f]: Matrix, x: number, y: number) => b * x + d * y + f

/** Follows the drawing instructions of a page as far as they place text. */
export function linesOf(content: string): Line[] {
  const lines: Line[] = []
  const stack: State[] = []
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], clip: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] }
  let text: Matrix = [1, 0, 0, 1, 0, 0]
  let size = 0
  let box: [number, number] | undefined
  let numbers: number[] = []
  const last = (count: number) => numbers.slice(-count)
  const draw = () => {
    const place = times(text, state.matrix)
    const [top, bottom] = [heightAt(place, 0, size * 0.7), heightAt(place, 0, size * -0.2)]
    lines.push({ top, bottom, clipBottom: state.clip[0], clipTop: state.clip[1], size })
  }
  const operators = new Map<string, () => void>([
    ['q', () => void stack.push({ ...state })],
    [
      'Q',
      () => {
        state = stack.pop() ?? state
      },
    ],
    [
      'cm',
      () => {
        state = { ...state, matrix: times(last(6) as Matrix, state.matrix) }
      },
    ],
    [
      're',
      () => {
        const [x = 0, y = 0, , height = 0] = last(4)
        const edges = [heightAt(state.matrix, x, y), heightAt(state.matrix, x, y + height)]
        box = [Math.min(...edges), Math.max(...edges)]
      },
    ],
    [
      'W',
      () => {
        if (box) state = { ...state, clip: [Math.max(state.clip[0], box[0]), Math.min(state.clip[1], box[1])] }
      },
    ],
    [
      'Tf',
      () => {
        size = last(1)[0] ?? 0
      },
    ],
    [
      'Tm',
      () => {
        text = last(6) as Matrix
      },
    ],
    [
      'Td',
      () => {
        const [x = 0, y = 0] = last(2)
        text = times([1, 0, 0, 1, x, y], text)
      },
    ],
    ['Tj', draw],
    ['TJ', draw],
  ])
  operators.set('W*', operators.get('W') as () => void)
  const pieces = content.replace(/<[0-9A-Fa-f]*>|\((?:\\[\s\S]|[^\\)])*\)/g, ' ')
  for (const [word] of pieces.matchAll(/-?\d*\.?\d+(?:e-?\d+)?|\/[^\s<>[\]()]+|[A-Za-z'"]+\*?/g)) {
    const number = Number(word)
    if (!Number.isNaN(number)) numbers.push(number)
    else if (!word.startsWith('/')) {
      operators.get(word)?.()
      numbers = []
    }
  }
  return lines
}

/** Whether an edge of its box runs through a line of text. */
export function isCut({ top, bottom, clipTop, clipBottom }: Line): boolean {
  const inside = top <= clipTop + 0.5 && bottom >= clipBottom - 0.5
  const outside = bottom >= clipTop - 0.5 || top <= clipBottom + 0.5
  return !inside && !outside
}

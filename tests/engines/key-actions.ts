import type { NamedKey } from './driver.ts'

/** Keys as WebDriver names them: places in the private area of Unicode. */
const codes: Record<NamedKey, string> = { End: '\uE010', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]

const keys = (actions: object[]) => [{ type: 'key', id: 'keyboard', actions }]

/** WebDriver's actions for one key. */
export const keyActions = (key: NamedKey) => keys(stroke(codes[key]))

/** WebDriver's actions for a text, one key for every character. */
export const textActions = (text: string) => keys([...text].flatMap(stroke))

/** WebDriver's actions for a press of the main button of the mouse. */
export const pressActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

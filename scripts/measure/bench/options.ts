import { commandOptions } from '../../tools/command-options.mjs'

/** What the command line asks for. */
export interface BenchOptions {
  /** How many articles are added to the real content, one measurement each, rising. */
  sizes: number[]
  /** How often each quick step is measured; the median counts. Cold builds with added articles are measured once. */
  repeat: number
  dev: boolean
  /** Measures what pictures cost instead. */
  pictures: boolean
  /** Measures the language server instead. */
  editors: boolean
}

/** Reads `--sizes 100,1000`, `--repeat 3`, `--skip-dev`, `--pictures` and `--editors`. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = commandOptions({
    args,
    options: {
      sizes: { type: 'string', default: '100,1000,5000' },
      repeat: { type: 'string', default: '3' },
      'skip-dev': { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
      editors: { type: 'boolean', default: false },
    },
  })
  const sizes = values.sizes
    .split(',')
    .map(positive)
    .sort((a, b) => a - b)
  return {
    sizes,
    repeat: positive(values.repeat),
    dev: !values['skip-dev'],
    pictures: values.pictures,
    editors: values.editors,
  }
}

function positive(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`Expected a whole number above zero, not "${text}".`)
  return number
}

import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { UsageError } from './usage-error.ts'

/**
 * Reads a file of settings as JSON.
 *
 * @param option that names the file at the command
 * @throws UsageError that names every field that is wrong
 */
export function readSettings<Shape extends z.ZodType>(
  file: string | undefined,
  shape: Shape,
  option = '--settings',
): z.output<Shape> {
  if (!file) throw new UsageError('Where are the settings?', `Name their file: ${option} FILE`)
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`The settings cannot be read from ${file}: ${(error as Error).message}`)
  }
  const { data, error } = shape.safeParse(content)
  if (!error) return data as z.output<Shape>
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`)
  throw new UsageError(`The settings in ${file} are not right.`, lines.join('\n'))
}

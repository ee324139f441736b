import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DrawnFontName } from './font-recipes.ts'

/** A font of the site at one point of its axes, as programs that draw want it: a plain TrueType file. */
export interface StaticFont {
  file: string
  font: Buffer
}

/** The folder `npm run fonts` writes them to. */
export const staticFonts = path.join(import.meta.dirname, 'static-fonts')

/** Reads one of the fonts that pictures and documents are set in. */
export async function staticFont(name: DrawnFontName): Promise<StaticFont> {
  const file = path.join(staticFonts, `${name}.ttf`)
  return { file, font: await readFile(file) }
}

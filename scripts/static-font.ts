import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fontRecipes } from './font-recipes.ts'

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>

/** A font of the site at one point of its axes, as programs that draw want it: a plain TrueType file. */
export interface StaticFont {
  file: string
  font: Buffer
}

/**
 * Unpacks one of the site's fonts, once.
 *
 * @param source its name in `src/styles/fonts`
 * @param axes the point on each axis, for example `{ wght: 300 }`
 */
export async function staticFont(root: string, source: string, axes: Record<string, number>): Promise<StaticFont> {
  const packed = await readFile(path.join(root, 'src/styles/fonts', source))
  const key = createHash('sha1').update(packed).update(JSON.stringify(axes)).digest('hex').slice(0, 12)
  const file = path.join(root, '.cache/fonts', `${path.basename(source, '.woff2')}-${key}.ttf`)
  const font = await readFile(file).catch(async () => {
    // The package ships no types.
    const subsetFont: SubsetFont = createRequire(import.meta.url)('subset-font')
    const text = fontRecipes.find((recipe) => recipe.file === source)?.text ?? ''
    const made = await subsetFont(packed, text, { targetFormat: 'sfnt', variationAxes: axes })
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, made)
    return made
  })
  return { file, font }
}

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Advisor } from '../src/content/schemas/advisor.ts'
import { writeAtomically } from './cache/write-atomically.ts'
import { staticFont } from './fonts/static-font.ts'
import { caseStudySurfaces } from './measure/plates/case-study-surfaces.ts'
import { engrave, type Surface } from './measure/plates/engrave.ts'
import { surfaces } from './measure/plates/surfaces.ts'

// `npm run plates`: engraves the covers of the briefings, the pictures of the case studies and the initials of the advisors into `content/`.

const root = path.resolve(import.meta.dirname, '..')

/** The few colours of a plate fit into a palette. */
async function writePlate(file: string, svg: string): Promise<void> {
  const png = new Resvg(svg).render().asPng()
  const small = await sharp(png).png({ palette: true, colours: 96, compressionLevel: 9, effort: 10 }).toBuffer()
  writeAtomically(path.join(root, 'content', file), small)
  console.log(`content/${file}  ${Math.round(small.length / 1024)} KB`)
}

const size = 672

/** Letters as a surface: as high as they are white. */
async function letters(initials: string): Promise<Surface> {
  const font = await staticFont('displayMedium')
  const fontSize = size * (initials.length > 2 ? 0.37 : 0.52)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><text x="${size / 2}" y="${size * 0.52 + fontSize * 0.36}" font-family="Newsreader 16pt" font-size="${fontSize}" letter-spacing="-12" text-anchor="middle" fill="#fff">${initials}</text></svg>`
  const drawn = new Resvg(svg, { font: { fontFiles: [font.file], loadSystemFonts: false } }).render().asPng()
  const pixels = await sharp(drawn).flatten({ background: '#000' }).extractChannel(0).blur(7).raw().toBuffer()
  const at = (part: number) => Math.min(size - 1, Math.max(0, Math.round(part * size)))
  const height = (x: number, y: number) => (pixels[at(y) * size + at(x)] as number) / 255
  return { height, copper: (x, y) => height(x, y) > 0.5 }
}

for (const [file, { surface, ...how }] of Object.entries({ ...surfaces, ...caseStudySurfaces }))
  await writePlate(file, engrave(surface, { width: 2136, height: 1200, pitch: 20, ...how }))

const folder = path.join(root, 'content/advisors')
for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json'))) {
  const { initials, featured } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Advisor
  if (!featured) continue
  const svg = engrave(await letters(initials), {
    width: size,
    height: size,
    pitch: 28,
    lift: 30,
    gloss: 0.03,
    swell: 0.4,
  })
  await writePlate(`advisors/${name.replace('.json', '.png')}`, svg)
}

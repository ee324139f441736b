import { escapeHtml } from '../../tools/escape-html.ts'
import { formatOf } from './picture-format.ts'
import type { Writing } from './writing.ts'
import { childOf, elementsOf, textOf, type XmlElement } from './xml-tree.ts'

/**
 * Boxes, pictures and words of a drawing, in whatever it is drawn.
 *
 * @param words what says for those who do not see it what it shows
 */
export function writeDrawing(writing: Writing, element: XmlElement, words = ''): string {
  const { name, attrs } = element
  const own = childOf(element, 'wp:docPr')?.attrs
  const alt = [own?.descr, own?.title, attrs.alt, words].find((text) => text?.trim()) ?? ''
  switch (name) {
    case 'w:t':
      return escapeHtml(textOf(element))
    case 'w:txbxContent':
      writing.behind.push(writing.apart(elementsOf(element)))
      return ''
    case 'mc:AlternateContent':
      return writing.chosen(elementsOf(element), (way) => writeDrawing(writing, way, alt))
    case 'a:blip':
      return writePicture(writing, attrs['r:embed'] || attrs['r:link'], alt)
    case 'v:imagedata':
      return writePicture(writing, attrs['r:id'], alt)
    case 'c:chart':
      return writing.losePart('diagrams', attrs['r:id'])
    case 'dgm:relIds':
      return writing.losePart('diagrams', attrs['r:dm'])
    default: {
      const drawn = name === 'v:textpath' ? attrs.string : name === 'a:t' && textOf(element)
      if (drawn) writing.lose('drawnWords', drawn)
      return elementsOf(element)
        .map((child) => writeDrawing(writing, child, alt))
        .join('')
    }
  }
}

function writePicture(writing: Writing, id: string | undefined, alt: string): string {
  if (!id) return ''
  const target = writing.part.targets.get(id)
  const bytes = target && !target.outside && writing.known.pictures.get(target.at)
  if (!bytes) {
    writing.lose('missingPictures', alt)
    return ''
  }
  const format = formatOf(bytes)
  if (!/^(?:png|jpg|webp|avif|svg)$/.test(format)) {
    writing.lose(/^[ew]mf$/.test(format) ? 'windowsPictures' : 'otherPictures', alt)
    return ''
  }
  const known = [...writing.pictures].find(([, own]) => own === bytes)?.[0]
  const name = known ?? `${writing.pictures.size + 1}.${format}`
  writing.pictures.set(name, bytes)
  return `<img src="${name}" alt="${escapeHtml(alt)}">`
}

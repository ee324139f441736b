import { type PicturePlaceName, pictureFieldNames } from '#src/content/picture-places.ts'
import type { Ref } from '../model/file-result.ts'

const kinds: Record<string, Ref['kind']> = {
  href: 'link',
  alias: 'link',
  to: 'link',
  file: 'link',
  ctaLink: 'link',
  secondaryCtaLink: 'link',
  claim: 'claim',
  category: 'category',
}

/** The links, pictures, claims and categories that fields mention, known by the names of the fields. */
export function fieldRefs(value: unknown, path = ''): Ref[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]): Ref[] => {
    const field = path ? `${path}.${key}` : key
    const kind = kinds[key]
    if (kind && typeof item === 'string') return [{ kind, value: item, field }]
    if (pictureFieldNames.has(key) && typeof item?.src === 'string')
      return [{ ...pictureRef(item, key as PicturePlaceName), field: `${field}.src` }]
    return fieldRefs(item, field)
  })
}

/** What a text says of a picture in a place. */
export function pictureRef({ src, alt }: { src: string; alt?: string }, place: PicturePlaceName): Ref {
  return { kind: 'picture', value: src, place, ...(alt && { alt }) }
}

import type { Ref } from '../stages/file-result.ts'

const kinds: Record<string, Ref['kind']> = {
  href: 'link',
  alias: 'link',
  to: 'link',
  file: 'link',
  ctaLink: 'link',
  secondaryCtaLink: 'link',
  imageUrl: 'image',
  claim: 'claim',
}

/** The links, images and claims that fields mention, known by the names of the fields. */
export function fieldRefs(value: unknown, path = ''): Ref[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]): Ref[] => {
    const field = path ? `${path}.${key}` : key
    const kind = kinds[key]
    return kind && typeof item === 'string' ? [{ kind, value: item, field }] : fieldRefs(item, field)
  })
}

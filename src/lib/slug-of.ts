import { kebabCase } from './kebab-case.ts'

/**
 * `services/Où nous travaillons` → `services/ou-nous-travaillons`: words as they stand in an address. Empty when a part of
 * them has no letter for it.
 */
export function slugOf(words: string): string {
  const parts = words.split('/').map((part) =>
    kebabCase(
      part
        .replaceAll('ß', 'ss')
        .normalize('NFKD')
        .replace(/[\u0300-\u036f’']/g, ''),
    ),
  )
  return parts.includes('') ? '' : parts.join('/')
}

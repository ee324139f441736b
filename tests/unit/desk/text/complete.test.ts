import { expect, test } from 'vitest'
import { complete } from '#src/desk/complete/complete.ts'
import type { Vocabulary } from '#src/desk/complete/proposal.ts'
import type { JsonSchema } from '#src/desk/requests/json-schema.ts'

const text: JsonSchema = { type: 'string' }
const address: JsonSchema = { type: 'string', allOf: [{ pattern: '^(?:/|mailto:)' }] }
const vocabulary: Vocabulary = {
  file: 'content/legal/terms/2026-01-01.mdx',
  schema: {
    properties: {
      title: { ...text, description: 'The name of the page' },
      draft: { type: 'boolean' },
      category: { type: 'string', entryOf: 'categories' },
      hero: { properties: { art: { enum: ['curve', 'steps'] }, eyebrow: text, link: address } },
      cards: { items: { properties: { title: text, tone: { enum: ['calm', 'loud'] } } } },
      tracks: { items: { enum: ['technology', 'people'] } },
    },
  },
  blocks: [
    {
      name: 'Action',
      description: 'A button',
      children: false,
      starter: '',
      props: { properties: { href: address, tone: { enum: ['calm', 'loud'] }, wide: { type: 'boolean' } } },
    },
    {
      name: 'Ref',
      description: 'A section',
      children: false,
      starter: '',
      props: { properties: { to: { ...text, entryOf: 'sections' } } },
    },
  ],
  targets: [
    { title: 'Strategy', href: '', collection: 'categories', slug: 'strategy' },
    { title: 'Our services', href: '/services' },
    ...['terms', 'privacy'].map((name) => ({
      title: 'Late payment',
      href: '',
      collection: 'sections',
      slug: '#late-payment',
      on: name,
      file: `content/legal/${name}/2026-01-01.mdx`,
    })),
    ...['terms', 'privacy'].map((name) => {
      const href = `/${name}#late-payment`
      return { title: 'Late payment', href, collection: 'sections', slug: href, on: name }
    }),
  ],
}

/** What is proposed at the bar of a text, as it would be written, and the text it stands instead of. */
function at(marked: string): { instead: string; written: string[] } | undefined {
  const offset = marked.indexOf('¦')
  const plain = marked.replace('¦', '')
  const found = complete(plain, offset, plain.startsWith('---') ? 'mdx' : 'json', vocabulary)
  return (
    found && {
      instead: plain.slice(found.from, offset),
      written: found.options.map(({ label, insert }) => insert ?? label),
    }
  )
}
const yaml = (fields: string, body = '\n') => at(`---\n${fields}\n---\n${body}`)
const body = (words: string) => at(`---\ntitle: A\n---\n\n${words}`)

test('fields are proposed that the group does not have yet', () => {
  expect(yaml('title: A\n¦')?.written).toEqual(['draft: ', 'category: ', 'hero: ', 'cards: ', 'tracks: '])
  expect(yaml('ti¦')).toEqual(expect.objectContaining({ instead: 'ti' }))
  expect(yaml('hero:\n  eyebrow: B\n  ¦\ntitle: A')?.written).toEqual(['art: ', 'link: '])
  expect(yaml('cards:\n  - title: A\n    ¦')?.written).toEqual(['tone: '])
  expect(yaml('cards:\n  - title: A\n  - ¦')?.written).toEqual(['title: ', 'tone: '])
})

test('values are proposed that the field can have', () => {
  expect(yaml('hero:\n  art: cu¦')).toEqual({ instead: 'cu', written: ['curve', 'steps'] })
  expect(yaml('hero:\n  art: "¦"')?.written).toEqual(['curve', 'steps'])
  expect(yaml('cards:\n  - title: A\n    tone: ¦')?.written).toEqual(['calm', 'loud'])
  expect(yaml('tracks:\n  - ¦')?.written).toEqual(['technology', 'people'])
  expect(yaml('category: ¦')?.written).toEqual(['strategy'])
  expect(yaml('draft: ¦')?.written).toEqual(['true', 'false'])
  expect(yaml('title: ¦')).toBeUndefined()
})

test('in JSON names and values come with their quotation marks', () => {
  expect(at('{ "title": "A", ¦ }')?.written).toContain('"hero": ')
  expect(at('{ "hero": { "a¦" } }')).toEqual({ instead: 'a', written: ['art', 'eyebrow', 'link'] })
  expect(at('{ "hero": { "art": ¦ } }')?.written).toEqual(['"curve"', '"steps"'])
  expect(at('{ "hero": { "art": "c¦" } }')).toEqual({ instead: 'c', written: ['curve', 'steps'] })
  expect(at('{ "draft": ¦ }')?.written).toEqual(['true', 'false'])
})

test('a text names its own sections in short, and those of others by their address', () => {
  expect(body('<Ref to="¦')?.written).toEqual(['#late-payment', '/privacy#late-payment'])
})

test('blocks, their attributes, the values of these and addresses are proposed in the body', () => {
  expect(body('<Ac¦')).toEqual({ instead: 'Ac', written: ['Action', 'Ref'] })
  expect(body('Words\n\n</¦')?.written).toEqual(['Action>', 'Ref>'])
  expect(body('<Action href="/services" ¦')?.written).toEqual(['tone="', 'wide={'])
  expect(body('<Action tone="l¦')).toEqual({ instead: 'l', written: ['calm', 'loud'] })
  expect(body('<Action\n  href="¦')?.written).toContain('/services')
  expect(body('See [us](/se¦')).toEqual({ instead: '/se', written: expect.arrayContaining(['/services']) })
  expect(body('[us]: /¦')?.written).toContain('/services')
  expect(body('Plain words ¦')).toBeUndefined()
})

import { type AttributeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from './table-nodes.ts'

function one(value: unknown): AttributeSpec {
  return { default: value }
}

function data(name: string, attribute: string) {
  return (element: HTMLElement) => ({ [attribute]: element.dataset[name] })
}

function blockAttrs({ dataset }: HTMLElement) {
  return { name: dataset.block, props: dataset.props ?? '' }
}

function imageAttrs(element: HTMLElement) {
  return {
    src: element.getAttribute('src'),
    alt: element.getAttribute('alt') ?? '',
    title: element.getAttribute('title'),
  }
}

/**
 * The document of the rich text. It holds what readers would see and nothing about how it is written: that is kept
 * beside it (`source.ts`), so that two documents are equal when they say the same.
 */
export const bodySchema = new Schema({
  nodes: {
    doc: { content: 'flow*' },
    paragraph: { content: 'inline*', group: 'flow', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      content: 'inline*',
      group: 'flow',
      defining: true,
      attrs: { level: one(2) },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: (node) => [`h${node.attrs.level}`, 0],
    },
    bullet_list: {
      content: 'list_item+',
      group: 'flow',
      // Markdown joins neighbours that have the same sign.
      attrs: { sign: one('-') },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      content: 'list_item+',
      group: 'flow',
      attrs: { start: one(1), sign: one('.') },
      parseDOM: [
        {
          tag: 'ol',
          getAttrs: (element) => ({
            start: Number(element.getAttribute('start') ?? 1),
            sign: element.dataset.sign ?? '.',
          }),
        },
      ],
      toDOM: (node) => ['ol', node.attrs.start === 1 ? {} : { start: node.attrs.start }, 0],
    },
    list_item: {
      content: 'flow+',
      defining: true,
      /** `checked` is true or false for a task. */
      attrs: { checked: one(null) },
      parseDOM: [
        { tag: 'li', getAttrs: ({ dataset }) => ({ checked: dataset.checked ? dataset.checked === 'true' : null }) },
      ],
      toDOM: (node) => ['li', node.attrs.checked === null ? {} : { 'data-checked': node.attrs.checked }, 0],
    },
    blockquote: {
      content: 'flow+',
      group: 'flow',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    code_block: {
      content: 'text*',
      group: 'flow',
      marks: '',
      code: true,
      defining: true,
      attrs: { language: one('') },
      parseDOM: [
        {
          tag: 'pre',
          preserveWhitespace: 'full',
          getAttrs: (element) => ({ language: element.dataset.language ?? '' }),
        },
      ],
      toDOM: (node) => ['pre', { 'data-language': node.attrs.language }, ['code', 0]],
    },
    ...tableNodes,
    footnote: {
      content: 'flow+',
      group: 'flow',
      defining: true,
      attrs: { label: {} },
      parseDOM: [{ tag: 'div[data-footnote]', getAttrs: data('footnote', 'label') }],
      toDOM: (node) => ['div', { 'data-footnote': node.attrs.label }, 0],
    },
    hr: { group: 'flow', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    /** A block of the vocabulary. `props` are its attributes as they stand in the tag. */
    block: {
      content: 'flow*',
      group: 'flow',
      defining: true,
      isolating: true,
      attrs: { name: {}, props: one('') },
      parseDOM: [{ tag: 'div[data-block]', getAttrs: blockAttrs }],
      toDOM: (node) => ['div', { 'data-block': node.attrs.name, 'data-props': node.attrs.props }, 0],
    },
    /** A passage that is kept as it is written. */
    opaque: {
      group: 'flow',
      atom: true,
      attrs: { source: {} },
      // Before code, which is a `pre` as well.
      parseDOM: [{ tag: 'pre[data-source]', priority: 60, getAttrs: data('source', 'source') }],
      toDOM: (node) => ['pre', { 'data-source': node.attrs.source }],
    },
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    image: {
      inline: true,
      group: 'inline',
      attrs: { src: {}, alt: one(''), title: one(null) },
      parseDOM: [{ tag: 'img[src]', getAttrs: imageAttrs }],
      toDOM: (node) => ['img', { ...node.attrs }],
    },
    footnote_ref: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: { label: {} },
      parseDOM: [{ tag: 'sup[data-footnote-ref]', getAttrs: data('footnoteRef', 'label') }],
      toDOM: (node) => ['sup', { 'data-footnote-ref': node.attrs.label }, node.attrs.label],
    },
    /** A block inside a line, such as a claim. */
    inline_block: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: { name: {}, props: one('') },
      parseDOM: [{ tag: 'span[data-block]', getAttrs: blockAttrs }],
      toDOM: (node) => ['span', { 'data-block': node.attrs.name, 'data-props': node.attrs.props }],
    },
    inline_opaque: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: { source: {} },
      parseDOM: [{ tag: 'code[data-source]', priority: 60, getAttrs: data('source', 'source') }],
      toDOM: (node) => ['code', { 'data-source': node.attrs.source }],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: one(null) },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => ({ href: element.getAttribute('href'), title: element.getAttribute('title') }),
        },
      ],
      toDOM: (mark) => ['a', mark.attrs.title ? { ...mark.attrs } : { href: mark.attrs.href }, 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    del: { parseDOM: [{ tag: 'del' }, { tag: 's' }, { tag: 'strike' }], toDOM: () => ['del', 0] },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})

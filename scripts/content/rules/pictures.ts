import { error, warning } from './rule.ts'

const bridge = { 'content/pages/bridge.png': '1400 × 900' }
const shown = '![A bridge at dawn](bridge.png)'

/** What is looked at in pictures and where they stand. */
export const pictures = {
  'image-alt': error('A picture has a description for people who cannot see it, which says what it shows.', {
    search: 'alt text, alternative text, description, decorative, accessibility, image of',
    draftsMay: true,
    wrong: '![](bridge.png)',
    right: shown,
    beside: bridge,
  }),
  'image-place': error('A picture is a file of this site, in a paragraph of its own.', {
    search: 'image, photo, inside a sentence, inline, web address, hotlink, data:',
    wrong: 'Look at ![a bridge at dawn](bridge.png) with us.',
    right: 'Look at it with us.\n\n![a bridge at dawn](bridge.png)',
    beside: bridge,
  }),
  'missing-picture': error('A picture that a text names is there.', {
    search: 'image, photo, file, not found, misspelled, folder',
    draftsMay: true,
    wrong: '![A bridge at dawn](brigde.png)',
    right: shown,
    beside: bridge,
    also: ['unused-picture'],
  }),
  'picture-file': error('A picture is a file that the site can show: whole, and not too large.', {
    search: 'damaged, broken, too big, megabytes, SVG, HEIC, GIF, script, format',
    once: 'file',
    wrong: { 'content/pages/about.mdx': shown, 'content/pages/bridge.png': 'no picture' },
    right: { 'content/pages/about.mdx': shown, ...bridge },
  }),
  'picture-name': error('A picture has a name of its own, of letters, digits and hyphens.', {
    search: 'file name, spaces, accents, umlaut, same picture, copy, twice',
    once: 'file',
    wrong: { 'content/pages/about.mdx': shown, ...bridge, 'content/images/bridge.png': '1500 × 900' },
    right: { 'content/pages/about.mdx': shown, ...bridge, 'content/images/other-bridge.png': '1500 × 900' },
  }),
  'picture-place': error('A picture lies beside the text that shows it, or in content/images.', {
    search: 'folder, move, images',
    once: 'file',
    wrong: { 'content/pages/about.mdx': shown, 'content/bridge.png': '1400 × 900' },
    right: { 'content/pages/about.mdx': shown, 'content/images/bridge.png': '1400 × 900' },
    also: ['missing-picture'],
  }),
  'picture-size': warning('A picture is as wide as its place on an ordinary screen, or it looks blurred.', {
    search: 'small, pixels, resolution, blurred, width, sharp',
    once: 'file',
    wrong: { 'content/pages/about.mdx': shown, 'content/pages/bridge.png': '300 × 200' },
    right: { 'content/pages/about.mdx': shown, 'content/pages/bridge.png': '1320 × 900' },
  }),
  'unused-picture': warning('Each picture is shown by a text.', {
    search: 'left over, not shown, delete',
    once: 'file',
    wrong: { 'content/pages/about.mdx': 'Words.', ...bridge },
    right: { 'content/pages/about.mdx': 'Words.' },
  }),
}

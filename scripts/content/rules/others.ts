import { error, warning } from './rule.ts'

/** What a text brings along that was written in another program or for another system. */
export const others = {
  'other-system': error('No sign is left that another system would have acted on, and this one prints.', {
    search: 'Obsidian, Notion, Logseq, WordPress, Pandoc, LaTeX, Jira, comment, %%, [TOC], math, shortcode, definition',
    wrong: 'Costs fell by half. %%ask Ada%%',
    right: 'Costs fell by half. {/* ask Ada */}',
  }),
  'note-syntax': error('A note that is set apart from the text is a block.', {
    search:
      'admonition, alert, container, callout, box, :::, !!!, [!NOTE], GitHub, HackMD, MkDocs, Docusaurus, Obsidian',
    wrong: '> [!NOTE]\n> The rule applies from May.',
    right: '<Callout title="Note">\n\nThe rule applies from May.\n\n</Callout>',
  }),
  'attribute-braces': error('Words and pictures are given no names, classes or sizes in braces.', {
    search: 'Pandoc, Kramdown, MkDocs, attribute list, {#id}, {: .class}, {width=50%}, heading, span',
    wrong: '## Results {#r}\n\nSee [what came of it](#r).',
    right: '## Results\n\nSee [what came of it](#results).',
    twice: '## Results {#r}\n\nSee [what came of it](#r).\n\n## Costs {#c}\n\nWords.',
  }),
  'tag-line': error(
    'What stands on the line of a tag is plain words. Lists, headings and tables have lines of their own.',
    {
      search: 'Prettier, format, Callout, list, heading, table, quotation, one line',
      wrong: '<Callout title="In practice">- Audit trails</Callout>',
      right: '<Callout title="In practice">\n\n- Audit trails\n\n</Callout>',
    },
  ),
  'divided-sentence': error('A block that belongs to a sentence stands on the line of its words.', {
    search: 'Claim, Term, Ref, line break, wrap, three paragraphs, alone on its line',
    wrong: 'The firm counts\n<CountUp value={5} />\nof them.',
    right: 'The firm counts <CountUp value={5} /> of them.',
  }),
  'single-tilde': error('Words are struck out by two tildes on each side. One is a sign that readers see.', {
    search: '~, strike, deleted, range, about, approximately, from to',
    wrong: 'It rose from 9~17 to 10~14.',
    right: 'It rose from 9–17 to 10–14.',
  }),
  'figure-asterisk': error('Figures are multiplied by the sign ×: asterisks set words in italics.', {
    search: 'multiplication, times, star, product, size, dimensions, italics',
    wrong: 'A hall of 2*3*4 metres.',
    right: 'A hall of 2×3×4 metres.',
  }),
  'line-start': warning(
    'A line begins a list, a quotation or a heading, or goes on with a list, only where that is meant.',
    {
      search: 'hyphen, minus, number, number sign, #, wrapped, list below a paragraph, last item',
      wrong: 'The share rose from 5\n- 7 percent in a year.',
      right: 'The share rose from 5 - 7 percent in a year.',
      twice: 'The share rose from 5\n- 7 percent in a year.\n\nThe share rose from 5\n- 7 percent in a year.',
    },
  ),
  'line-end': warning('Lines that readers should see apart end in a backslash, or are paragraphs.', {
    search: 'line break, new line, address, label, run together, Obsidian, HackMD',
    wrong: '**Effective:** May 1\n**Version:** 2',
    right: '**Effective:** May 1\\\n**Version:** 2',
    twice: '**Effective:** May 1\n**Version:** 2\n\n**Effective:** May 1\n**Version:** 2',
  }),
  'straight-quotes': warning('Quotation marks, apostrophes and dashes are those of print.', {
    search: 'curly, smart, typographic, straight, apostrophe, double hyphen, en dash',
    wrong: '"It is the firm\'s" -- so they said.',
    right: '“It is the firm’s” – so they said.',
    once: 'file',
  }),
  'unsafe-link': warning('A link leads to an address that nobody on the way can read or change.', {
    search: 'http, https, encryption, insecure',
    wrong: 'Read [the guide](http://example.com) first.',
    right: 'Read [the guide](https://example.com) first.',
  }),
}

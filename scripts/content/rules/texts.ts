import { error, warning } from './rule.ts'

/** What is looked at in the words of a text. */
export const texts = {
  heading: error('Headings of a text are written with ##, ### or ####, and have words.', {
    search: 'title, #, level, underlined, setext, h1, h5, empty heading',
    wrong: '# What we do\n\nWords.',
    right: '---\ntitle: What we do\n---\n\nWords.',
    twice: '##\n\nWords.\n\n##',
  }),
  'heading-order': error('Headings go down one level at a time: people who listen to a page find their way by them.', {
    search: 'levels, outline, skipped, ###, structure, accessibility',
    wrong: '### Results\n\n#### Costs\n\n### Times',
    right: '## Results\n\n### Costs\n\n## Times',
    once: 'file',
  }),
  'list-item': warning('Every item of a list has words.', {
    search: 'bullet, empty item, hyphen, numbered list',
    wrong: '- Audit trails\n-\n- Timekeeping',
    right: '- Audit trails\n- Timekeeping',
  }),
  table: error('No row of a table has more cells than its head.', {
    search: 'columns, cells, bar, |',
    wrong: '| Step | Weeks |\n| --- | --- |\n| Assess | 2 | or 3 |',
    right: '| Step | Weeks |\n| --- | --- |\n| Assess | 2 \\| or 3 |',
  }),
  footnotes: error('A footnote is called in the text and written in a line of its own.', {
    search: 'note, reference, [^1], source, endnote',
    wrong: 'Costs fell by half.[^1]',
    right: 'Costs fell by half.[^1]\n\n[^1]: In the first year.',
  }),
  'repeated-name': error('A footnote, or an address that a line gives a name, is written once.', {
    search: 'footnote, link reference, definition, twice, [x]:',
    wrong: 'See [our approach][1].\n\n[1]: /approach\n[1]: /services',
    right: 'See [our approach][1].\n\n[1]: /approach\n[2]: /services',
    beside: { 'content/pages/approach.mdx': '', 'content/pages/services.mdx': '' },
  }),
  'not-markdown': error('Signs that were meant to format words do so, and are not printed.', {
    search: 'asterisks, bold, brackets, list, dash, bullet, table, tabs, callout, highlight, emoji, code, backticks',
    wrong: 'This is ** important** for us.',
    right: 'This is **important** for us.',
  }),
  'mdx-syntax': error(
    'The signs < and { begin a tag or a value. Where they mean themselves, a backslash stands before.',
    {
      search: 'angle brackets, less than, braces, curly, comment, tag, attribute, quotation marks, autolink',
      wrong: 'Read <https://example.com> first.',
      right: 'Read [https://example.com](https://example.com) first.',
    },
  ),
  'mdx-expression': error('What stands between braces is a text or a number: nothing in content is computed.', {
    search: 'braces, curly, variable, code, template, placeholder',
    wrong: 'Dear {name}, welcome.',
    right: 'Dear friends, welcome.',
  }),
  'mdx-code': error('No line is an import or an export: blocks need none.', {
    search: 'import, export, code, JavaScript',
    wrong: "import Chart from './chart.js'\n\nWords.",
    right: 'Words.',
  }),
  html: error('Texts are written in Markdown and blocks, not in HTML.', {
    search: 'tag, br, div, span, b, i, img, iframe, sup, sub, u, line break',
    wrong: 'This is <b>important</b> for us.',
    right: 'This is **important** for us.',
  }),
  'unknown-block': error('A tag names a block there is.', {
    search: 'component, tag, misspelled, capital',
    wrong: '<Calout title="In practice">\n\nWords.\n\n</Calout>',
    right: '<Callout title="In practice">\n\nWords.\n\n</Callout>',
  }),
  'block-place': error('A block stands where it has a place: on lines of its own, or in the block it is a part of.', {
    search: 'component, paragraph, inside, parent, nested, inline',
    wrong: '<Stat value="95%" label="Success rate" />',
    right: '<Stats>\n<Stat value="95%" label="Success rate" />\n</Stats>',
  }),
  'block-children': error('In a block stands what belongs there, and nothing else.', {
    search: 'component, content, inside, nested, empty',
    wrong: '<Stats>\n\nWords.\n\n<Stat value="95%" label="Success rate" />\n\n</Stats>',
    right: 'Words.\n\n<Stats>\n\n<Stat value="95%" label="Success rate" />\n\n</Stats>',
  }),
  'block-props': error('A block is given the attributes it has, with values of their kind.', {
    search: 'component, attribute, property, missing, misspelled, number, quotation marks',
    wrong: '<Callout titel="In practice">\n\nWords.\n\n</Callout>',
    right: '<Callout title="In practice">\n\nWords.\n\n</Callout>',
  }),
  'duplicate-section': error('A name for links is given to one block of a page.', {
    search: 'id, anchor, fragment, twice',
    wrong: '<Section title="One" id="team">\n\nA.\n\n</Section>\n\n<Section title="Two" id="team">\n\nB.\n\n</Section>',
    right:
      '<Section title="One" id="team">\n\nA.\n\n</Section>\n\n<Section title="Two" id="team-2">\n\nB.\n\n</Section>',
    twice:
      '<Section title="One" id="team">\n\nA.\n\n</Section>\n\n<Section title="Two" id="team">\n\nB.\n\n</Section>\n\n<Section title="Three" id="team">\n\nC.\n\n</Section>',
  }),
  placeholder: warning('Notes to oneself do not stay in what readers see.', {
    search: 'TODO, TBD, FIXME, lorem ipsum, comment of Word, draft note',
    wrong: 'We met TBD of the requirements.',
    right: 'We met all of the requirements.',
  }),
  unfinished: error('What a new file began with is replaced by words before it is published.', {
    search: 'fill in, template, scaffold, new, begun',
    draftsMay: true,
    wrong: 'Fill in: what readers learn here',
    right: 'Readers learn here what the rule costs.',
    twice: 'Fill in: what readers learn here\n\nFill in: what it costs',
  }),
}

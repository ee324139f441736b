import { error, warning } from './rule.ts'

const about = 'content/pages/about.mdx'

/** What is looked at in the names of files, their folders and the pages they make. */
export const files = {
  'file-name': error('The name of a file is made of small letters, digits and single hyphens.', {
    search: 'capital letters, spaces, umlaut, copy, index, con, rename, address',
    once: 'file',
    wrong: { 'content/pages/About Us.mdx': '' },
    right: { 'content/pages/about-us.mdx': '' },
  }),
  'wrong-folder': error('A file stands in the folder of its kind, with the ending of that folder.', {
    search: 'move, folder, ending, extension, .md, .txt, .docx, sub-folder',
    once: 'file',
    wrong: { 'content/pages/about.md': '' },
    right: { [about]: '' },
  }),
  'lost-link': error('A symbolic link leads to a file that is there.', {
    search: 'symlink, alias, shortcut',
    wrong: { [about]: '→ us.mdx' },
    right: { [about]: '' },
    twice: { [about]: '→ us.mdx', 'content/pages/team.mdx': '→ team.mdx' },
  }),
  'missing-file': error('The files that every page needs are there.', {
    search: 'deleted, gone, home page, 404, search page, list',
    wrong: { 'content/pages/contact.mdx': 'gone' },
    right: { 'content/pages/contact.mdx': '' },
    twice: { 'content/pages/contact.mdx': 'gone', 'content/pages/404.mdx': 'gone' },
  }),
  'needed-page': error('The pages the site cannot be without are always public, and what they are asked for.', {
    search: 'home page, 404, not found, search page, template, draft',
    in: 'content/pages/index.mdx',
    wrong: '---\npublishAt: 2026-03-01\n---',
    right: '---\n---',
    twice: '---\npublishAt: 2026-03-01\nunpublishAt: 2026-03-20\n---',
  }),
  'public-file': error('No file in public has the name of one that a build writes.', {
    search: 'public, sitemap, robots, assets, overwritten',
    once: 'file',
    wrong: { [about]: '', 'public/about.html': 'x' },
    right: { [about]: '', 'public/about-us.html': 'x' },
  }),
  'duplicate-title': error('Each page has a title of its own.', {
    search: 'same title, SEO, search engines, copy',
    once: 'file',
    draftsMay: true,
    beside: { [about]: '---\ntitle: Who we are\n---' },
    in: 'content/pages/team.mdx',
    wrong:
      '---\ntitle: Who we are\ndescription: The people of the firm, what each of them does, and how to reach them.\n---',
    right:
      '---\ntitle: Our people\ndescription: The people of the firm, what each of them does, and how to reach them.\n---',
  }),
  'duplicate-description': error('Each page has a description of its own.', {
    search: 'same description, SEO, search engines, meta, snippet',
    once: 'file',
    draftsMay: true,
    beside: {
      [about]: '---\ndescription: The people of the firm, what each of them does, and how to reach them.\n---',
    },
    in: 'content/pages/team.mdx',
    wrong:
      '---\ntitle: Our people\ndescription: The people of the firm, what each of them does, and how to reach them.\n---',
    right:
      '---\ntitle: Our people\ndescription: Everybody who works at the firm, by practice, with the ways to reach them.\n---',
  }),
  'known-as': error('The name by which feed readers and calendars know an entry is that of one entry.', {
    search: 'feed, RSS, calendar, knownAs, renamed, GUID, UID',
    once: 'file',
    wrong: {
      'content/articles/new-name.mdx': '---\ntitle: Renamed\nknownAs: old-name\n---',
      'content/articles/old-name.mdx': '---\ntitle: Another\n---',
    },
    right: {
      'content/articles/new-name.mdx': '---\ntitle: Renamed\nknownAs: old-name\n---',
      'content/articles/old-name.mdx': '---\ntitle: Another\nknownAs: old-name-2\n---',
    },
  }),
  'renamed-briefing': warning('A briefing that was renamed says how feed readers know it.', {
    search: 'feed, RSS, redirect, knownAs, moved',
    in: 'content/articles/new-name.mdx',
    beside: { 'content/site/redirects.json': '[{ "from": "/briefings/old-name", "to": "/briefings/new-name" }]' },
    wrong: '---\n---',
    right: '---\nknownAs: "old-name"\n---',
    twice: {
      'content/articles/new-name.mdx': '',
      'content/articles/another-name.mdx': '',
      'content/site/redirects.json':
        '[{ "from": "/briefings/old-name", "to": "/briefings/new-name" }, { "from": "/briefings/b", "to": "/briefings/another-name" }]',
    },
  }),
  'unfound-page': warning('The search finds the page of each question among its first results.', {
    search: 'search, question, synonyms, results',
    in: 'content/site/search.json',
    beside: { [about]: '---\ntitle: Pricing\n---' },
    wrong: '{ "questions": [{ "question": "zebra", "href": "/about" }] }',
    right: '{ "questions": [{ "question": "zebra", "href": "/about" }], "synonyms": [["zebra", "pricing"]] }',
    twice: '{ "questions": [{ "question": "zebra", "href": "/about" }, { "question": "okapi", "href": "/about" }] }',
  }),
}

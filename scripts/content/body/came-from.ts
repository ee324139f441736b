import type { Issue } from '../model/issue.ts'

interface OtherSystem {
  /** What its texts are called: “a Hugo post”. */
  text: string
  /** What to do first. */
  first: string
  /** What its texts have and those of few others. None looks further than a line. */
  signs: readonly RegExp[]
}

const fieldsFirst =
  'begin with the fields at the top, which have other names here, and write below what its commands put there'

const systems: readonly OtherSystem[] = [
  {
    text: 'a Hugo post',
    first: fieldsFirst,
    signs: [
      /\{\{[<%]/,
      /<!--more-->/,
      /^\+\+\+$/m,
      /^(?:lastmod|weight|linkTitle|toc|featuredImage|aliases):/m,
      /\{\{[<%] *(?:rel)?ref /,
      /^(?:lastmod|weight|aliases|date) = /m,
    ],
  },
  {
    text: 'a Jekyll post',
    first: fieldsFirst,
    signs: [
      /\{% *(?:include|highlight|raw|post_url|link|capture)\b/,
      /\{\{ *(?:site|page)\./,
      /^layout: *\w/m,
      /^permalink:/m,
      /^\{: ?[.#:\w]/m,
      /^excerpt_separator:/m,
    ],
  },
  {
    text: 'an export of Notion',
    first: 'paste it into the rich text of the desk, and link to the pages of this site by their addresses',
    signs: [
      /%20[0-9a-f]{32}\b/,
      /^<aside>$/m,
      /[(/](?:Untitled|Screenshot)[^)\n]{0,100}\.png\)/,
      /%20[^)\n]{0,300}\.(?:md|csv)\)/,
      /^(?:Created|Created by|Last edited time|Owner|Tags|Status|Property): \S/m,
      /notion\.(?:so|site)\//,
    ],
  },
  {
    text: 'a note of Obsidian',
    first: 'turn its links into [words](address), and take out what only its authors were to see',
    signs: [
      /(?<!!)\[\[[^\]\n]{1,300}\]\]/,
      /!\[\[[^\]\n]{1,300}\]\]/,
      /%%[^%\n]{1,300}%%/,
      /^> ?\[![\w-]+\][+-]?/m,
      /==[^=\n]{1,300}==/,
      /\s\^[a-z0-9-]{4,}$/m,
      /^(?:aliases|cssclasses?|tags):/m,
      /^```(?:dataview|tasks|query)/m,
    ],
  },
  {
    text: 'a page of Logseq',
    first: 'take the lines with :: out and make paragraphs of what are items only because every line is one there',
    signs: [
      /^[ \t-]*(?:id|collapsed|tags|alias|type|created-at)::/m,
      /\(\([0-9a-f]{8}-[0-9a-f-]{27}\)\)/,
      /\{\{(?:embed|query|renderer)\b/,
      /\[\[[^\]\n]{1,300}\]\]/,
      /^[ \t]*- (?:TODO|DONE|LATER|NOW) /m,
      /#\+BEGIN_\w/,
    ],
  },
  {
    text: 'a post of WordPress',
    first: 'copy the page as readers see it there into the rich text of the desk',
    signs: [
      /<!-- \/?wp:/,
      /\[\/?(?:gallery|caption|embed|vc_\w+|et_pb_\w+)\b/,
      /wp-content\/uploads/,
      /class="(?:wp-|align)/,
      /&nbsp;/,
      /<!--more-->/,
    ],
  },
  {
    text: 'a note of HackMD',
    first: 'write the boxes between ::: as <Callout>, and the list of contents not at all',
    signs: [
      /^:::(?:info|success|warning|danger|spoiler)/m,
      /^\[TOC\]$/m,
      /^#+ tags?:/m,
      /hackmd\.io\//,
      /i\.imgur\.com\//,
      /\{%(?:youtube|vimeo|hackmd|gist) /,
      /^> \[(?:name|time|color)=/m,
    ],
  },
  {
    text: 'a document of Google Docs',
    first: 'copy it there and paste it into the rich text of the desk, which asks for its pictures one by one',
    signs: [
      /^\[image\d+\]: *<data:/m,
      /!\[\]\[image\d+\]/,
      /^#+ \*\*[^*\n]{1,300}\*\*/m,
      /\\[-!.>+=]/,
      /\{#[\w-]+\}$/m,
      /docs\.google\.com\//,
    ],
  },
  {
    text: 'a document of Pandoc',
    first: 'let Pandoc write it once more, with --to gfm, and begin with that',
    signs: [
      /^:{3,} *\{?[.\w#]/m,
      /\[@[\w:-]+/,
      /\[[^\]\n]{1,300}\]\{[.#]/,
      /\^\[[^\]\n]{1,300}\]/,
      /^\\(?:newpage|pagebreak|tableofcontents)/m,
      /^% \S/m,
      /^#+ [^\n{]{1,300}\{[#.-]/m,
    ],
  },
  {
    text: 'a page of MkDocs',
    first: 'write what stands below !!! and ??? as <Callout>, and the names of tabs as headings',
    signs: [
      /^!!! ?\w/m,
      /^\?\?\?\+? ?\w/m,
      /^=== "/m,
      /:(?:material|fontawesome|octicons)-[\w-]+:/,
      /^\*\[[^\]\n]{1,300}\]:/m,
      /\{ ?[.:#][^}\n]{0,300}\}/,
      /^\[TOC\]$/m,
    ],
  },
  {
    text: 'a page of Docusaurus',
    first: 'write what stands between ::: as <Callout>, and take the imports out with the blocks they bring',
    signs: [
      /^:::(?:note|tip|info|caution|warning|danger)/m,
      /^import .* from ['"]/m,
      /<\/?Tabs\b/,
      /<TabItem\b/,
      /^sidebar_(?:position|label):/m,
      /@(?:site|theme)\//,
    ],
  },
]

/** So many signs of one system are no accident. */
const enough = 3
/** A text says where it came from long before that. */
const most = 100_000

/**
 * Which system a text was written for, in one sentence with what to do first: three signs of it tell, a single one says
 * nothing.
 */
function cameFrom(text: string): string | undefined {
  const read = text.slice(0, most)
  const counted = systems.map((system) => ({ system, count: system.signs.filter((sign) => sign.test(read)).length }))
  const [likely] = counted.filter(({ count }) => count >= enough).sort((a, b) => b.count - a.count)
  return likely && `This looks like ${likely.system.text}: ${likely.system.first}.`
}

/** A text that was written for another system says so at its first error, once: what is right is not looked at. */
export function withOrigin(issues: readonly Issue[], text: string): Issue[] {
  const first = issues.find(({ severity }) => severity === 'error')
  const origin = first && cameFrom(text)
  return issues.map((issue) => (origin && issue === first ? { ...issue, cameFrom: origin } : issue))
}

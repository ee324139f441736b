import type { ContentIndex, Entry } from '../../src/content-index/queries.ts'
import { fillWords } from '../../src/lib/fill-words.ts'
import { caseStudiesPdf } from '../../src/lib/printed-documents.ts'
import type { BlockProps } from '../../src/schemas/blocks.ts'
import { escapeHtml } from '../document.ts'
import { blocksOf } from '../structured-data/blocks-of.ts'
import { fictionNotice, masthead, printedLink } from './masthead.ts'
import type { PrintedDocument } from './printed-document.ts'

type Labels = BlockProps<'CaseStudyExplorer'>

const item = (term: string, text: string) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd></div>`

/** The count from the start to the last month as a line, described by its figures. */
function measureChart({ label, values }: Entry<'caseStudies'>['data']['measure']): string {
  const top = Math.max(...values, 1)
  const points = values.map((value, month) => [
    Math.round((month / (values.length - 1)) * 600) + 20,
    Math.round(96 - (value / top) * 76),
  ])
  const dots = points.map(([x, y]) => `M${x} ${y}h0`).join('')
  const figures = points.map(([x = 0, y = 0], month) => `<text x="${x}" y="${y - 10}">${values[month]}</text>`).join('')
  return (
    `<figure><svg viewBox="0 0 640 100" role="img" aria-label="${escapeHtml(`${label}: ${values.join(', ')}`)}">` +
    `<path d="M0 96H640" stroke="#d4dce2"/><path d="M${points.map((point) => point.join(' ')).join('L')}" stroke="#b15008" stroke-width="2.5"/>` +
    `<path d="${dots}" stroke="#b15008" stroke-width="8" stroke-linecap="round"/>${figures}</svg>` +
    `<figcaption>${escapeHtml(label)}</figcaption></figure>`
  )
}

/** What stands on the first page below the title. */
function contents(entries: Entry<'caseStudies'>[]): string {
  const items = entries.map(
    ({ slug, data }) =>
      `<li><a href="#${slug}">${escapeHtml(data.title)}</a> <span>${escapeHtml(data.timeframe)}</span></li>`,
  )
  return `<ol class="chapters">${items.join('')}</ol>`
}

function study({ slug, data }: Entry<'caseStudies'>, labels: Labels): string {
  const results = data.results.map((result) => `<li>${escapeHtml(result)}</li>`).join('')
  return (
    `<section class="study" id="${slug}"><p class="label">${escapeHtml(data.category)}</p><h2>${escapeHtml(data.title)}</h2>` +
    `<p class="impact"><strong>${escapeHtml(data.impact)}</strong> ${escapeHtml(data.impactLabel)}</p>` +
    `<dl>${item(labels.clientLabel, data.client)}${item(labels.industryLabel, data.industry)}${item(labels.timeframeLabel, data.timeframe)}</dl>` +
    `${measureChart(data.measure)}<div class="columns">` +
    `<div><h3>${escapeHtml(labels.challengeLabel)}</h3><p>${escapeHtml(data.challenge)}</p></div>` +
    `<div><h3>${escapeHtml(labels.solutionLabel)}</h3><p>${escapeHtml(data.solution)}</p></div>` +
    `<div><h3>${escapeHtml(labels.resultsLabel)}</h3><ul>${results}</ul></div></div></section>`
  )
}

/** All case studies in one document, a page each. Nothing when no page shows them. */
export function caseStudiesDocument(content: ContentIndex): PrintedDocument[] {
  const page = content.entries('pages').find(({ slug }) => slug === 'case-studies')
  const [labels] = blocksOf<Labels>(page?.body ?? [], 'CaseStudyExplorer')
  if (!page || !labels) return []
  const site = content.single('site')
  const studies = content.entries('caseStudies')
  const words = content.single('documentWords').caseStudies
  const note = fillWords(escapeHtml(words.note), {
    email: printedLink(`mailto:${site.emails.enquiries}`),
    phone: `<a href="${site.phone.href}">${escapeHtml(site.phone.display)}</a>`,
    url: printedLink(`${site.baseUrl}/case-studies`),
  })
  const body =
    `<header>${masthead(site)}<h1>${escapeHtml(words.title)}</h1><p class="dek">${escapeHtml(page.data.hero.title)}</p>` +
    `<p>${escapeHtml(page.data.hero.description ?? page.data.description)}</p></header>` +
    `${contents(studies)}${studies.map((entry) => study(entry, labels)).join('')}<p class="note">${note}${fictionNotice(site)}</p>`
  return [{ address: caseStudiesPdf, title: `${words.title} · ${site.name}`, language: site.locale, body }]
}

import { ArchiveTemplate, type ArchiveView } from '#src/pages/archive/template.tsx'

const at = (number: number) => ({ number, href: '/_gallery', name: `Page ${number}` })

const view: ArchiveView = {
  path: '/_gallery',
  hero: {
    eyebrow: 'Eyebrow',
    title: 'List of briefings',
    subtitle: 'Page 4 of 9',
    description: 'The template of every list: all briefings, a category, a year.',
    tone: 'dark',
    art: 'nomogram',
  },
  breadcrumb: [
    { name: 'Home', href: '/' },
    { name: 'Gallery', href: '/_gallery' },
  ],
  list: '/second',
  span: '2 briefings, January 5, 2026 to March 2, 2026',
  groups: [
    {
      title: '2026',
      briefings: ['One', 'Another'].map((name) => ({
        slug: name,
        art: 'ledger' as const,
        featured: false,
        href: '/_gallery',
        title: `${name} briefing`,
        excerpt: 'One or two sentences under the title.',
        date: { iso: '2026-03-02', text: 'March 2, 2026' },
        readTime: '6 min read',
        category: { id: 'second', name: 'Second' },
      })),
    },
  ],
  categories: [
    { id: 'first', name: 'First', href: '/first' },
    { id: 'second', name: 'Second', href: '/second' },
  ],
  years: [
    { name: '2026', href: '/second' },
    { name: '2025', href: '/2025' },
  ],
  pages: { newer: '/_gallery', older: '/_gallery', current: 4, numbered: [9, 5, 4, 3, 1].map(at) },
  feed: { name: 'Follow by feed', href: '/_gallery' },
  words: {
    categories: 'Categories',
    everything: 'Everything',
    pages: 'Pages',
    newer: 'Newer',
    older: 'Older',
    years: 'By year',
  },
}

/** The template of a list of briefings, on a page with neighbors; and an empty list. */
export default function KitArchive() {
  return (
    <>
      <ArchiveTemplate view={view}>{null}</ArchiveTemplate>
      <ArchiveTemplate view={{ ...view, groups: [], pages: undefined, empty: 'Nothing here yet.' }}>
        {null}
      </ArchiveTemplate>
    </>
  )
}

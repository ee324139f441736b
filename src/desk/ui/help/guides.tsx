import type { ComponentProps, ComponentType } from 'react'
import { type GuideName, showHelp } from './help-place.ts'

const compiled = import.meta.glob<{ default: ComponentType<{ components: object }> }>(
  ['../../../../content/README.md', '../../../../content/RULES.md', '../../../../content/legal/README.md'],
  { eager: true },
)

/** The guides, by the files they are compiled from. */
const guideFiles = new Map<string, GuideName>([
  ['content/README.md', 'writing'],
  ['content/RULES.md', 'rules'],
  ['content/legal/README.md', 'legal'],
])

/** A link of a guide leads to a passage of the same one, to another guide, or out of the desk. */
function GuideLink({ file, href = '', children }: ComponentProps<'a'> & { file: string }) {
  const { pathname, hash, host } = new URL(href, `file:///${file}`)
  const guide = host ? undefined : guideFiles.get(pathname.slice(1))
  if (!guide)
    return (
      <a href={href} target="_blank" rel="noreferrer" className="desk-link">
        {children}
      </a>
    )
  const press = () => showHelp({ guide, part: hash.slice(1) || undefined })
  return (
    <button type="button" className="desk-link" onClick={press}>
      {children}
    </button>
  )
}

/** Wider than the screen of a telephone: it is moved by itself, with the keys too. */
const GuideTable = (table: ComponentProps<'table'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled is reached by the keys
  <div className="desk-guide-table" tabIndex={0}>
    <table {...table} />
  </div>
)

/** The headings stand below that of the dialog. A passage that is shown takes the focus. */
const headings = {
  h1: (heading: ComponentProps<'h3'>) => <h3 tabIndex={-1} {...heading} />,
  h2: (heading: ComponentProps<'h4'>) => <h4 tabIndex={-1} {...heading} />,
  h3: (heading: ComponentProps<'h5'>) => <h5 tabIndex={-1} {...heading} />,
}

/** The guides with their names, in their order. Each is one element, which is drawn once. */
export const guides = [...guideFiles].map(([file, name]) => {
  const Guide = compiled[`../../../../${file}`]?.default
  const a = (link: ComponentProps<'a'>) => <GuideLink file={file} {...link} />
  return { name, text: Guide && <Guide components={{ ...headings, a, table: GuideTable }} /> }
})

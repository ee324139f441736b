import { useEffect, useMemo, useState } from 'react'
import type { EntrySummary } from '../../requests/site.ts'
import { words } from '../../words.ts'
import { isError } from '../problems/is-error.ts'
import { useSite } from '../server/site-store.ts'
import { type Choice, Combobox } from '../shell/combobox.tsx'
import type { PageLink } from './page-link.ts'
import { PreviewFrame, type PreviewTheme, type PreviewWidth, previewThemes, previewWidths } from './preview-frame.tsx'

/** Lists and words have the address of the page that shows them; it goes by the name of the page. */
function pagesOf(entries: readonly EntrySummary[]): Choice[] {
  const titles = new Map<string, string>()
  for (const { title, address, file } of entries)
    if (address && !address.includes('#') && (file.endsWith('.mdx') || !titles.has(address))) titles.set(address, title)
  return [...titles].map(([value, title]) => ({ title, value }))
}

interface Props {
  /** The file that is written. */
  file: string
  address?: string
  title: string
  link: PageLink
}

/** The page as the site renders it, at the width and in the theme of choice. It follows the text by itself. */
export function PagePreview({ file, address: own, title, link }: Props) {
  const { site } = useSite()
  const home = own ?? '/'
  const [address, setAddress] = useState(home)
  const [typed, setTyped] = useState(home)
  // A renamed entry, or one that got its page, takes the preview along.
  const [known, setKnown] = useState(home)
  if (known !== home) {
    setKnown(home)
    setAddress(home)
    setTyped(home)
  }
  const pages = useMemo(() => pagesOf(site?.entries ?? []), [site?.entries])
  // An error in another text keeps this one from nothing.
  const isStale = site?.issues.some((issue) => issue.file === file && isError(issue))
  const [width, setWidth] = useState<PreviewWidth>('fit')
  const [theme, setTheme] = useState<PreviewTheme>('system')
  const [leads, setLeads] = useState(link.leads)
  const [silent, setSilent] = useState(false)
  useEffect(() => link.onFound((place) => setSilent(!place)), [link])
  return (
    <section className="desk-pane desk-preview" aria-label={words.preview.pane}>
      <div className="desk-preview-bar">
        <Combobox
          control={{ 'aria-label': words.preview.address }}
          value={typed}
          choices={pages}
          change={setTyped}
          picked={setAddress}
        />
        <label>
          <span className="sr-only">{words.preview.width}</span>
          <select
            value={width}
            onChange={({ target }) => setWidth(target.value === 'fit' ? 'fit' : (Number(target.value) as PreviewWidth))}
          >
            <option value="fit">{words.preview.fit}</option>
            {previewWidths.map((one) => (
              <option key={one} value={one}>
                {words.preview.pixels(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="sr-only">{words.preview.theme}</span>
          <select value={theme} onChange={({ target }) => setTheme(target.value as PreviewTheme)}>
            {previewThemes.map((one) => (
              <option key={one} value={one}>
                {words.preview.themes[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="sr-only">{words.preview.press}</span>
          <select
            value={leads ? 'text' : 'page'}
            onChange={({ target }) => {
              link.leads = target.value === 'text'
              setLeads(link.leads)
              setSilent(false)
            }}
          >
            <option value="text">{words.preview.pressText}</option>
            <option value="page">{words.preview.pressPage}</option>
          </select>
        </label>
        <a className="desk-small" href={address} target="_blank" rel="noopener" title={words.preview.open}>
          <span aria-hidden="true">{words.preview.openSign}</span>
          <span className="sr-only">{words.preview.open}</span>
        </a>
      </div>
      {/* It is there before there is something to say: what comes into being with its words, few screen readers tell. */}
      <div role="status">
        {isStale && <p className="desk-stale">{words.preview.stale}</p>}
        {silent && <p className="desk-stale">{words.preview.silent}</p>}
      </div>
      <PreviewFrame link={link} address={address} title={words.preview.page(title)} width={width} theme={theme} />
    </section>
  )
}

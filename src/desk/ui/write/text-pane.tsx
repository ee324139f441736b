import { lazy, Suspense, useEffect, useState } from 'react'
import { words } from '../../words.ts'
import { useRoute } from '../route.ts'
import { useSite } from '../server/site-store.ts'
import { Tabs } from '../shell/tabs.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { FieldsTab } from './fields-tab.tsx'
import { FileProblems } from './file-problems.tsx'
import type { OpenFile } from './open-file.ts'
import { type Reveal, revealOf, type TextTab } from './reveal.ts'

const RichTab = lazy(() => import('../rich/rich-tab.tsx').then(({ RichTab }) => ({ default: RichTab })))
const SourceTab = lazy(() => import('../source/source-tab.tsx').then(({ SourceTab }) => ({ default: SourceTab })))

/** The text of a file: as a form, as rich text, as source. */
export function TextPane({ open }: { open: OpenFile }) {
  const { entry, buffer } = open
  const { field, line } = useRoute()
  const { site } = useSite()
  const issues = site?.issues.filter(({ file }) => file === entry.file) ?? []
  const tabs: TextTab[] = entry.format === 'mdx' ? ['fields', 'text', 'source'] : ['fields', 'source']
  const [tab, setTab] = useState<TextTab>(tabs[1] === 'text' ? 'text' : 'fields')
  const [reveal, setReveal] = useState<Reveal>()
  const show = (place: { field?: string; line?: number; column?: number }) => {
    const next = revealOf(buffer, place, tab, entry.format)
    setTab(next.tab)
    setReveal(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says where to begin, once
  useEffect(() => {
    if (field || line) show({ field, line })
  }, [field, line])
  return (
    <section className="desk-pane" aria-label={words.textPane}>
      <Tabs
        tabs={tabs.map((name) => ({ name, label: words.tabs[name] }))}
        chosen={tab}
        choose={(name: TextTab) => setTab(name)}
      >
        <Suspense fallback={<Waiting>{words.loading}</Waiting>}>
          {tab === 'fields' && (
            <FieldsTab open={open} issues={issues} reveal={reveal} toSource={() => setTab('source')} />
          )}
          {tab === 'text' && <RichTab open={open} issues={issues} reveal={reveal} />}
          {tab === 'source' && <SourceTab open={open} issues={issues} reveal={reveal} />}
        </Suspense>
      </Tabs>
      <FileProblems issues={issues} show={show} />
    </section>
  )
}

import { type FocusEvent, type MouseEvent, Suspense, type SyntheticEvent, useEffect, useMemo, useState } from 'react'
import { isStandIn } from '#src/lib/is-stand-in.ts'
import type { DeskIssue, Fix } from '../../requests/issue.ts'
import { fixEdits } from '../../text/fields/fix-edits.ts'
import { pictureInText } from '../../text/fields/picture-in-text.ts'
import { words } from '../../words.ts'
import type { PageLink } from '../page/page-link.ts'
import { FixProvider } from '../problems/fix-buttons.tsx'
import { SavePictureProvider } from '../problems/save-picture-button.tsx'
import { RichTab } from '../rich/late-rich-tab.ts'
import type { CommentPlaces } from '../rich/use-rich-text.ts'
import { addPicture } from '../server/add-picture.ts'
import { useSite } from '../server/site-store.ts'
import { lazyView } from '../shell/lazy-view.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { FieldsTab } from './fields-tab.tsx'
import { FileProblems } from './file-problems.tsx'
import type { OpenFile } from './open-file.ts'
import { type FilePlace, type Reveal, revealOf, type TextTab } from './reveal.ts'

const SourceTab = lazyView(async () => (await import('../source/source-tab.tsx')).SourceTab)

interface Props {
  open: OpenFile
  tab: TextTab
  setTab(tab: TextTab): void
  /** Where somebody wants to go. A new object each time. */
  place?: FilePlace
  /** Told of the words with the cursor. */
  link: PageLink
  /** What was said about it. */
  said: CommentPlaces
}

/** The text of a file: as a form, as rich text, as source. */
export function TextPane({ open, tab: wanted, setTab, place, link, said }: Props) {
  const { entry, buffer } = open
  const { site } = useSite()
  const issues = useMemo(() => site?.issues.filter(({ file }) => file === entry.file) ?? [], [site?.issues, entry.file])
  const tabs: TextTab[] = entry.format === 'mdx' ? ['fields', 'text', 'source'] : ['fields', 'source']
  const tab = tabs.includes(wanted) ? wanted : 'fields'
  const [reveal, setReveal] = useState<Reveal>()
  const show = (where: FilePlace) => {
    const next = revealOf(buffer, where, tab, entry.format)
    setTab(next.tab)
    setReveal(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (place) show(place)
  }, [place])
  const choose = (name: TextTab) => {
    // Whoever changes the tab goes where the cursor is.
    setReveal(undefined)
    setTab(name)
  }
  const applyFix = (issue: DeskIssue, fix: Fix) => buffer.edit(fixEdits(buffer.text, entry.format, issue, fix), 'fix')
  const savePicture = async (issue: DeskIssue) => {
    const found = pictureInText(buffer.text, issue)
    if (!found) return
    const name = await addPicture(entry.file, found.file)
    // The text may have changed while the picture was on its way.
    buffer.edit(pictureInText(buffer.text, issue)?.edits(name) ?? [], 'fix')
  }
  /** Fields stand in all tabs: those of blocks too. */
  const hear = ({ target }: SyntheticEvent) => {
    if (isText(target)) link.show(target.value, besideOf(target))
  }
  const arrive = (event: FocusEvent) => {
    hear(event)
    const { target } = event
    if (target.closest('.desk-fields') && isText(target)) open.field = target
    // The first key takes their place.
    standInField(event.target)?.select()
  }
  return (
    <FixProvider value={applyFix}>
      <SavePictureProvider value={savePicture}>
        <section className="desk-pane" aria-label={words.textPane} onFocus={arrive} onMouseDown={press} onInput={hear}>
          <Tabs tabs={tabs.map((name) => ({ name, label: words.tabs[name] }))} chosen={tab} choose={choose}>
            <Suspense fallback={<Waiting>{words.loading}</Waiting>}>
              {tab === 'fields' && (
                <FieldsTab open={open} issues={issues} reveal={reveal} said={said} toSource={() => choose('source')} />
              )}
              {tab === 'text' && <RichTab open={open} issues={issues} reveal={reveal} link={link} said={said} />}
              {tab === 'source' && <SourceTab open={open} issues={issues} reveal={reveal} link={link} />}
            </Suspense>
          </Tabs>
          <FileProblems issues={issues} lines={tab === 'source'} show={show} />
        </section>
      </SavePictureProvider>
    </FixProvider>
  )
}

/** The text of a field in which nothing stands yet but words in the place of those of the writer. */
function standInField(target: EventTarget) {
  return isText(target) && isStandIn(target.value) ? target : undefined
}

const isText = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** A press would set the cursor into the words that stand in, behind the first key of somebody who is quick. */
function press(event: MouseEvent) {
  const field = standInField(event.target)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
}

/** What the other fields of the same block say, or of the same record. */
const besideOf = (field: Element): string[] =>
  [...((field.closest('.desk-block') ?? field.closest('.desk-group'))?.querySelectorAll('input, textarea') ?? [])]
    .filter((other) => other !== field)
    .map((other) => (other as HTMLInputElement | HTMLTextAreaElement).value)

import { useRef, useState } from 'react'
import { formatDate } from '#src/lib/dates.ts'
import type { LegalRedline, ReturnedRedline } from '../../requests/legal.ts'
import { words } from '../../words.ts'
import { askServer } from '../server/ask-server.ts'
import { useAnswer } from '../server/use-answer.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Failure } from '../shell/failure.tsx'
import { Waiting } from '../shell/waiting.tsx'
import type { FileDialogProps } from './file-dialog-props.ts'
import { MarkupNote } from './markup-note.tsx'
import { TakeComments } from './take-comments.tsx'
import { TreeView } from './tree-view.tsx'

/**
 * A version of a legal text compared with the one before it, to read, or to give away as a Word document or a PDF; and with
 * a Word document that came back.
 */
export function CompareDialog({ open, close }: FileDialogProps) {
  const { file } = open.entry
  const { value: own, failure, again } = useAnswer('GET legal/redline', { file })
  const [returned, setReturned] = useState<{ name: string; redline: ReturnedRedline }>()
  const [refusal, setRefusal] = useState<string>()
  const text = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')
  const shown = returned?.redline ?? own
  const trying = async (act: () => Promise<void>) => {
    setRefusal(undefined)
    await act().catch((error: Error) => setRefusal(error.message))
  }
  const keep = (as: 'docx' | 'pdf') =>
    trying(async () => save(await askServer(`GET legal/redline-${as}`, { file }), `${nameOf(file)}-redline.${as}`))
  const compare = (word: File | undefined) =>
    trying(async () => {
      if (!word) return
      const redline = await askServer('POST legal/compare', { file, bytes: word })
      setReturned({ name: word.name, redline })
    })
  // biome-ignore lint/suspicious/noArrayIndexKey: they never move
  const asides = returned?.redline.markup.map((markup, at) => <MarkupNote markup={markup} key={at} />)
  const goBack = () => {
    // The button goes with what it leads back from.
    text.current?.closest('dialog')?.focus()
    setReturned(undefined)
    setRefusal(undefined)
  }
  return (
    <Dialog title={words.compare.title} close={close} wide>
      <div className="desk-compare">
        <div className="desk-buttons">
          {own && (
            <>
              <button type="button" className="button button-sm" onClick={() => void keep('docx')}>
                {words.compare.docx}
              </button>
              <button type="button" className="button button-sm button-outline" onClick={() => void keep('pdf')}>
                {words.compare.pdf}
              </button>
            </>
          )}
          {returned && (
            <button type="button" className="button button-sm button-outline" onClick={goBack}>
              {words.compare.back}
            </button>
          )}
        </div>
        <label className="desk-ask">
          {/* Orca would tell it once more than the name of the field. */}
          <span aria-hidden="true">{words.compare.word}</span>
          <input
            className="input"
            type="file"
            aria-label={words.compare.word}
            accept=".docx"
            onChange={({ target }) => void compare(target.files?.[0])}
          />
        </label>
        <p className="desk-help">{words.compare.help}</p>
        {refusal && (
          <p className="desk-problem" role="alert">
            {refusal}
          </p>
        )}
        {failure && !returned && <Failure message={failure.message} again={again} />}
        {!shown && !failure && <Waiting>{words.loading}</Waiting>}
        <div className={shown && 'desk-compare-bar'}>
          {/* There before its words are: otherwise they would not be told. */}
          <p role="status">
            {returned ? (
              <Summary redline={returned.redline} returned={returned.name} />
            ) : (
              own && <Summary redline={own} />
            )}
          </p>
          {shown && shown.body.length > 0 && (
            <button type="button" className="desk-small" onClick={() => setNews(showNext(text.current))}>
              {words.compare.next}
            </button>
          )}
        </div>
        <p className="sr-only" role="status">
          {news}
        </p>
        {returned && <TakeComments key={returned.name} file={file} markup={returned.redline.markup} />}
        {returned && returned.redline.unread.length > 0 && (
          <>
            <h3>{words.compare.unread}</h3>
            <ul className="desk-unread">
              {returned.redline.unread.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
        {shown && (
          <div className="desk-redline-text" ref={text}>
            <TreeView tree={shown.body} asides={asides} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** What is compared, and how much differs. */
function Summary({ redline, returned }: { redline: LegalRedline | ReturnedRedline; returned?: string }) {
  const { before, now, insertions, deletions, moves, remarks } = redline
  const comments = 'markup' in redline ? redline.markup.filter(({ kind }) => kind === 'comment').length : 0
  const differs = words.compare.counts(insertions, deletions, moves, remarks)
  return (
    <>
      <b>{returned ? words.compare.returned(returned) : words.compare.versions(formatDate(before), formatDate(now))}</b>{' '}
      {differs || words.compare.same}
      {words.compare.comments(comments, !differs)}
    </>
  )
}

/**
 * Scrolls to the first change that stands below the one that was shown last, and after the last one to the first. Returns
 * it in words.
 */
function showNext(text: HTMLElement | null): string {
  const changes = [
    ...(text?.querySelectorAll<HTMLElement>('ins, del, .redline-remark, :not(.desk-markup) > .desk-markup') ?? []),
  ]
  const at = changes.findIndex((change) => change.dataset.shown !== undefined)
  // Words struck and the words in their place are one change.
  const next = changes.find((change, index) => index > at && changes[at]?.nextSibling !== change) ?? changes[0]
  delete changes[at]?.dataset.shown
  if (!next) return ''
  next.dataset.shown = ''
  next.scrollIntoView({ block: 'center' })
  return changes
    .filter((change) => change === next || change === next.nextSibling)
    .map((change) => `${whatIs[change.tagName] ?? ''} ${shownWords(change)}`.trim())
    .join(', ')
}

/** What became of words that stayed says so itself. */
const whatIs: Readonly<Record<string, string>> = { INS: words.changes.inserted, DEL: words.changes.deleted }

/** The words of a change without those that tell of it; lines of a comment are sentences. */
const shownWords = (change: HTMLElement): string =>
  [...change.childNodes]
    .map((node) => (node instanceof Element && node.matches('.spoken') ? '' : node.textContent))
    .join(change.matches('.desk-markup') ? ' ' : '')

/** `content/legal/terms-of-service/2026-01-01.mdx` → `terms-of-service-2026-01-01` */
const nameOf = (file: string) =>
  file
    .split('/')
    .slice(-2)
    .join('-')
    .replace(/\.\w+$/, '')

/** Hands a file to the browser, which keeps it where it keeps downloads. */
function save(bytes: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

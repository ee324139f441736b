import { useMemo, useState } from 'react'
import type { DeskIssue, Fix } from '../../requests/issue.ts'
import { fixEdits } from '../../text/fields/fix-edits.ts'
import { applyEdits } from '../../text/model/text-edit.ts'
import { words } from '../../words.ts'
import { DeletePicture } from '../manage/delete-picture.tsx'
import { askServer } from '../server/ask-server.ts'
import { readSite, useSite } from '../server/site-store.ts'
import { DeskLink } from '../shell/desk-link.tsx'
import { Failure } from '../shell/failure.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { AcceptButton } from './accept-button.tsx'
import { AcceptedList } from './accepted-list.tsx'
import { FixButtons, FixProvider } from './fix-buttons.tsx'
import { GoneLinks } from './gone-links.tsx'
import { inFormWords } from './in-form-words.ts'
import { isError } from './is-error.ts'
import { placeWords } from './place-words.ts'
import { RuleHelp } from './rule-help.tsx'

/** So many files are listed with their problems; whoever has more begins with these. */
const most = 200

/** Everything the check has to say about the site, by file. */
export function ProblemsPage() {
  const { site, failure } = useSite()
  const files = useMemo(() => byFile(site?.issues ?? []), [site?.issues])
  const title = (file: string) => site?.entries.find((entry) => entry.file === file)?.title ?? file
  const [refused, setRefused] = useState('')
  const fix = (issue: DeskIssue, one: Fix) => {
    setRefused('')
    fixFile(issue, one).catch((error: Error) => setRefused(error.message))
  }
  return (
    <FixProvider value={fix}>
      <main className="desk-page">
        <h1 className="desk-title">{words.views.problems}</h1>
        {!site && (failure ? <Failure message={failure} again={readSite} /> : <Waiting>{words.loading}</Waiting>)}
        {refused && <Failure message={refused} />}
        <p className={files.length > 0 ? 'desk-note' : 'desk-nothing'} role="status">
          {site && (files.length > 0 ? words.problemsIn(site.issues.length, files.length) : words.noProblemsAtAll)}
        </p>
        <ul className="desk-change-list">
          {files.slice(0, most).map(([file, issues]) => (
            <li key={file} className="desk-change">
              <header>
                <h2>{title(file)}</h2>
                {title(file) !== file && <span className="desk-note">{file}</span>}
              </header>
              <ul className="desk-issue-list">
                {issues.map(inFormWords).map((issue) => (
                  <li key={`${issue.line} ${issue.column} ${issue.field} ${issue.rule} ${issue.message}`}>
                    <Problem issue={issue} known={site?.entries.some((entry) => entry.file === file) ?? false} />
                    <FixButtons issue={issue} about={issue.message} />
                    <AcceptButton issue={issue} />
                    <RuleHelp rule={issue.rule} about={issue.message} />
                  </li>
                ))}
              </ul>
              <DeletePicture file={file} />
            </li>
          ))}
        </ul>
        <GoneLinks issues={site?.issues} title={title} />
        <AcceptedList accepted={site?.accepted ?? []} title={title} />
      </main>
    </FixProvider>
  )
}

/** Puts an issue right in a file that is not open. The check tells when it is gone. */
async function fixFile(issue: DeskIssue, fix: Fix): Promise<void> {
  const { file, text, format, version } = await askServer('GET entry', { file: issue.file })
  const edits = fixEdits(text, format, issue, fix)
  if (edits.length > 0) await askServer('PUT entry', { file, text: applyEdits(text, edits), base: version })
}

function Problem({ issue, known }: { issue: DeskIssue; known: boolean }) {
  const { file, field, line, message, hint, severity, isNew } = issue
  const text = (
    <>
      <span className="desk-note">{[isNew && words.isNew, placeWords(issue)].filter(Boolean).join(' · ')}</span>
      <span className="sr-only">{words.severity[severity]}: </span>
      {message}
      {hint && <span className="desk-hint"> {hint}</span>}
    </>
  )
  const className = `desk-issue desk-issue-${severity}`
  return known ? (
    <DeskLink to={{ view: 'write', file, field, line }} className={className}>
      {text}
    </DeskLink>
  ) : (
    <p className={className}>{text}</p>
  )
}

/** Errors first, then what stands in passages that were changed, then by the name of the file. */
function byFile(issues: readonly DeskIssue[]): [string, DeskIssue[]][] {
  const files = new Map<string, DeskIssue[]>()
  const newFirst = [...issues].sort((a, b) => Number(b.isNew ?? false) - Number(a.isNew ?? false))
  for (const issue of newFirst) files.set(issue.file, [...(files.get(issue.file) ?? []), issue])
  const rank = (issues: DeskIssue[]) => 2 * Number(issues.some(isError)) + Number(issues.some(({ isNew }) => isNew))
  return [...files].sort(([a, ofA], [b, ofB]) => rank(ofB) - rank(ofA) || a.localeCompare(b))
}

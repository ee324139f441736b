import type { PartChanges } from '../../compare/file-changes.ts'
import { words } from '../../words.ts'
import type { Side } from './line-view.tsx'
import { ParagraphChanges } from './paragraph-changes.tsx'
import { PassageChange } from './passage-change.tsx'

interface Props {
  file: string
  parts: readonly PartChanges[]
  /** Shows one version alone. */
  side?: Side
}

/** The fields and passages in which two versions of a file differ, named and shown as where they are written. */
export function ChangeList({ file, parts, side }: Props) {
  return (
    <div className="desk-parts">
      {parts.map((one) => (
        <div key={one.part}>
          {parts.length > 1 && <h3 className="desk-part">{words.tabs[one.part]}</h3>}
          <Part file={file} side={side} {...one} />
        </div>
      ))}
    </div>
  )
}

function Part({ file, side, changes, note, source }: Omit<Props, 'parts'> & PartChanges) {
  if (source)
    return (
      <>
        <p className="desk-note">{words.changes.unreadable}</p>
        <ParagraphChanges {...source} />
      </>
    )
  return (
    <>
      {changes.length > 0 && (
        <ul className="desk-changed-list">
          {changes.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the changes of one comparison never move
            <li key={index}>
              {!side && change.under && change.under !== changes[index - 1]?.under && (
                <p className="desk-under">{words.changes.under(change.under)}</p>
              )}
              <PassageChange file={file} change={change} side={side} />
            </li>
          ))}
        </ul>
      )}
      {note && !side && <p className="desk-note">{note}</p>}
    </>
  )
}

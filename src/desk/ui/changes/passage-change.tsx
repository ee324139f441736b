import type { Change } from '../../compare/change.ts'
import type { Line } from '../../compare/line-changes.ts'
import { words } from '../../words.ts'
import { Thumbnail } from '../fields/thumbnail.tsx'
import { LineView, type Side } from './line-view.tsx'

interface Props {
  file: string
  change: Change
  side?: Side
}

/** A field or a passage that changed: where it is, what happened to it, and its words as they look where they are written. */
export function PassageChange({ file, change, side }: Props) {
  const { place, what, told, look, line, rows, notes, pictures } = change
  const isWhole = what === 'added' || what === 'removed'
  const isThere = !side || (side === 'before' ? what !== 'added' : what !== 'removed')
  return (
    <div className="desk-changed">
      <p className="desk-changed-place">
        {place}
        {told && !side && <span className="desk-changed-told"> {told}</span>}
      </p>
      <div className="desk-changed-words">
        {!isThere && <p className="desk-note">{words.conflict.nothing}</p>}
        {isThere && line && line.runs.length > 0 && (
          <p data-look={look}>
            <LineView line={line} side={side} silent={isWhole} />
          </p>
        )}
        {isThere && rows && <ChangedRows rows={rows} side={side} isWhole={isWhole} />}
        {pictures && <Pictures file={file} side={side} {...pictures} />}
        {notes.length > 0 && (!side || (isWhole && isThere)) && (
          <ul className="desk-changed-notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

interface RowsProps {
  rows: NonNullable<Change['rows']>
  side?: Side
  /** The whole table came or went, which is told beside it. */
  isWhole: boolean
}

/** The rows of a table that changed, below the names of its columns. */
function ChangedRows({ rows: [names, ...others], side, isWhole }: RowsProps) {
  const cell = (line: Line) => <LineView line={line} side={side} silent={isWhole} />
  const shown = others.filter(({ what }) => !side || what !== (side === 'before' ? 'added' : 'removed'))
  return (
    <div className="desk-changed-table">
      <table>
        <thead>
          <tr>
            {names?.cells.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of one comparison never move
              <th key={index} scope="col">
                {cell(line)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one comparison never move
            <tr key={row}>
              {cells.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of one comparison never move
                <td key={index}>{cell(line)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a field showed and what it shows now, small. Their names stand above. */
function Pictures({ file, side, before, after }: NonNullable<Change['pictures']> & { file: string; side?: Side }) {
  return (
    <p className="desk-changed-pictures">
      {before && side !== 'after' && (
        <span data-before="">
          <Thumbnail file={file} src={before} />
        </span>
      )}
      {after && side !== 'before' && (
        <span>
          <Thumbnail file={file} src={after} />
        </span>
      )}
    </p>
  )
}

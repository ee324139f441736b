import type { EntryLinks } from '../../requests/entry.ts'
import { words } from '../../words.ts'
import { useSite } from '../server/site-store.ts'
import { DeskLink } from '../shell/desk-link.tsx'

interface Props {
  links: EntryLinks
  /** Where the address leads from now on: empty while nothing is named, undefined where nothing can be. */
  to: string | undefined
  /** Whether the links are written anew. */
  relink: boolean
  setRelink(relink: boolean): void
  /** The id of what is said of the links, and with `-named` behind it of the fields that name it. */
  id: string
}

/** What leads to an entry that is about to be deleted, and what becomes of it. */
export function LinksToIt({ links, to, relink, setRelink, id }: Props) {
  const { linking, naming, recorded } = links
  const isLinked = linking.length + recorded.length > 0
  const fate = to === undefined ? words.delete.noAddress : to ? words.delete.leadsOn(to) : words.delete.nowhere
  return (
    <>
      {isLinked && (
        <>
          <Files id={`${id}-linked`} name={words.delete.linked} files={[...linking, ...recorded]} />
          <p id={id} className={to ? undefined : 'desk-problem'} role="status">
            {fate}
          </p>
        </>
      )}
      {to && linking.length > 0 && (
        <label className="desk-check">
          <input type="checkbox" checked={relink} onChange={({ target }) => setRelink(target.checked)} />
          {words.delete.relink(to)}
        </label>
      )}
      {to && recorded.length > 0 && <p className="desk-help">{words.delete.recorded}</p>}
      {naming.length > 0 && <Files id={`${id}-named`} name={words.delete.named} files={naming} isProblem />}
    </>
  )
}

interface FilesProps {
  id: string
  name: string
  files: readonly string[]
  isProblem?: boolean
}

/** Whoever comes to a link of the list by key is told what kind of list it is. */
function Files({ id, name, files, isProblem }: FilesProps) {
  const { site } = useSite()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div className="desk-links" role="group" aria-labelledby={id}>
      <p id={id} className={isProblem ? 'desk-problem' : undefined}>
        {name}
      </p>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <DeskLink to={{ view: 'write', file }} className="desk-link">
              {site?.entries.find((entry) => entry.file === file)?.title ?? file}
            </DeskLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

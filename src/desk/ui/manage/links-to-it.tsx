import type { EntryLinks } from '../../requests.ts'
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
}

/** What leads to an entry that is about to be deleted, and what becomes of it. */
export function LinksToIt({ links, to, relink, setRelink }: Props) {
  const { linking, naming, recorded } = links
  const isLinked = linking.length + recorded.length > 0
  const fate = to === undefined ? words.delete.noAddress : to ? words.delete.leadsOn(to) : words.delete.nowhere
  return (
    <>
      {isLinked && (
        <>
          <p>{words.delete.linked}</p>
          <Files files={[...linking, ...recorded]} />
          <p className={to ? undefined : 'desk-problem'} role="status">
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
      {naming.length > 0 && (
        <>
          <p className="desk-problem">{words.delete.named}</p>
          <Files files={naming} />
        </>
      )}
    </>
  )
}

function Files({ files }: { files: readonly string[] }) {
  const { site } = useSite()
  return (
    <ul className="desk-links">
      {files.map((file) => (
        <li key={file}>
          <DeskLink to={{ view: 'write', file }} className="desk-link">
            {site?.entries.find((entry) => entry.file === file)?.title ?? file}
          </DeskLink>
        </li>
      ))}
    </ul>
  )
}

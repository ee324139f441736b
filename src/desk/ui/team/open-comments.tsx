import { words } from '../../words.ts'
import { useSite } from '../server/site-store.ts'
import { DeskLink } from '../shell/desk-link.tsx'

/** The texts about which somebody said something that is open. */
export function OpenComments() {
  const { site } = useSite()
  const commented = site?.team?.comments ?? []
  if (commented.length === 0) return null
  const titleOf = (file: string) => site?.entries.find((entry) => entry.file === file)?.title
  return (
    <section className="desk-open-comments" aria-labelledby="open-comments">
      <h2 id="open-comments">{words.comments.list}</h2>
      <ul>
        {commented.map(({ file, open }) => {
          const title = titleOf(file)
          return (
            <li key={file}>
              {title ? <DeskLink to={{ view: 'write', file }}>{title}</DeskLink> : file}{' '}
              <span className="desk-note">{words.comments.open(open)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

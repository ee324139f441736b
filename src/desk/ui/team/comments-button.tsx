import { words } from '../../words.ts'
import { useSite } from '../server/site-store.ts'

interface Props {
  file: string
  isOpen: boolean
  press(): void
}

/** Opens and closes what was said about a text, and says how much of it is open; only where a team writes. */
export function CommentsButton({ file, isOpen, press }: Props) {
  const team = useSite().site?.team
  if (!team) return null
  const open = team.comments.find((one) => one.file === file)?.open ?? 0
  return (
    <button type="button" className="desk-tool" aria-pressed={isOpen} onClick={press}>
      {words.comments.title} {open > 0 && <span className="desk-count">{open}</span>}
    </button>
  )
}

import { createContext, type KeyboardEvent, useContext } from 'react'
import type { TeamComment } from '../../requests/comments.ts'
import { placeOfPassage } from '../../text/passages/passage.ts'
import { labelOf } from './comment-label.ts'

/** An open comment, and the field it stands at. */
export interface FieldComment {
  field: string
  comment: TeamComment
}

interface Said {
  comments: readonly FieldComment[]
  open(id: string): void
}

const SaidContext = createContext<Said>({ comments: [], open: () => undefined })
export const FieldCommentsProvider = SaidContext.Provider

/** The fields that open comments stand at: where what was there is gone, and no list can have moved it, those of their name. */
export function commentedFields(file: string, text: string, comments: readonly TeamComment[]): FieldComment[] {
  return comments.flatMap((comment) => {
    const { passage, settled } = comment
    if (settled || passage?.field === undefined) return []
    const place = placeOfPassage(file, text, passage)?.field?.join('.')
    const field = place ?? (/(?:^|\.)\d/.test(passage.field) ? undefined : passage.field)
    return field === undefined ? [] : [{ field, comment }]
  })
}

/**
 * The open comments at a field.
 *
 * @param inside those at what stands in it, too
 */
export function useFieldComments(name: string, inside = false): TeamComment[] {
  return useContext(SaidContext).comments.flatMap(({ field, comment }) =>
    field === name || (inside && field.startsWith(`${name}.`)) ? [comment] : [],
  )
}

/** The name of the element that leads to a comment. */
export const signId = ({ id }: TeamComment) => `comment-sign-${id}`

/** What leads from a field to what is said about it. */
export function CommentSigns({ comments }: { comments: readonly TeamComment[] }) {
  const { open } = useContext(SaidContext)
  return comments.map((comment) => (
    <button
      key={comment.id}
      id={signId(comment)}
      type="button"
      className="desk-comment-sign"
      title={labelOf(comment)}
      aria-label={labelOf(comment)}
      onClick={() => open(comment.id)}
    />
  ))
}

/** In a field the keys lead to what is said about it that do in the text. */
export function openByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, ctrlKey, metaKey, altKey, code } = event
  if (!(ctrlKey || metaKey) || !altKey || code !== 'KeyM') return
  const sign = (target as Element).closest('.desk-field')?.querySelector<HTMLElement>('.desk-comment-sign')
  if (!sign) return
  event.preventDefault()
  sign.click()
}

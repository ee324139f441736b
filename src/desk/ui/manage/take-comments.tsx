import { useState } from 'react'
import type { WordComment } from '../../requests/comments.ts'
import type { Markup } from '../../requests/legal.ts'
import { words } from '../../words.ts'
import { askServer } from '../server/ask-server.ts'
import { useSite } from '../server/site-store.ts'

interface Props {
  file: string
  markup: readonly Markup[]
}

/** Takes the comments of a document over to those of its text; only where a team writes. */
export function TakeComments({ file, markup }: Props) {
  const { site } = useSite()
  const [told, setTold] = useState('')
  const [refusal, setRefusal] = useState('')
  const comments = markup.filter(({ kind }) => kind === 'comment')
  if (!site?.team || comments.length === 0) return null
  const take = async () => {
    setRefusal('')
    try {
      const taken = await askServer('POST team/word-comments', { file, comments: comments.map(fromWord) })
      setTold(words.compare.taken(taken))
    } catch (error) {
      setRefusal((error as Error).message)
    }
  }
  return (
    <>
      <p>
        {words.compare.inDocument(comments.length)}{' '}
        <button type="button" className="desk-small" onClick={() => void take()}>
          {words.compare.take}
        </button>
      </p>
      <p className="desk-help" role="status">
        {told || words.compare.takeHelp}
      </p>
      {refusal && (
        <p className="desk-problem" role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}

/** Longer passages are all of the text. */
const longest = 20_000

function fromWord({
  about = '',
  was = '',
  before = '',
  after = '',
  done,
  replies = [],
  ...comment
}: Markup): WordComment {
  // Of words that are all gone, those that stood there.
  const at = about || was
  return {
    ...said(comment),
    ...(at && at.length <= longest && { passage: { words: at, before, after } }),
    ...(was && was.length <= longest && { was }),
    answers: replies.map(said),
    ...(done && { settled: done }),
  }
}

/** Word writes the time of the clock on the wall, and calls it UTC. */
function said({ author, date, words }: Pick<Markup, 'author' | 'date' | 'words'>) {
  const at = new Date(date.replace(/Z$/, ''))
  return { author, words, ...(!Number.isNaN(at.getTime()) && { at: at.toISOString() }) }
}

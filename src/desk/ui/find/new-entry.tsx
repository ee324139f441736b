import { type FormEvent, useId, useState } from 'react'
import type { EntryKind } from '../../api.ts'
import type { NewRequest } from '../../requests.ts'
import { words } from '../../words.ts'
import { inWords } from '../fields/in-words.ts'
import { goTo } from '../route.ts'
import { askServer } from '../server/ask-server.ts'
import { readSite } from '../server/site-store.ts'
import { Dialog } from '../shell/dialog.tsx'

interface Props {
  kinds: readonly EntryKind[]
  /** The kind that is chosen in the list. */
  collection?: string
}

/** Starts an entry: the kind and a title, and it opens as a draft. */
export function NewEntry(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button button-sm" onClick={() => setOpen(true)}>
        {words.newEntry.open}
      </button>
      {open && (
        <Dialog title={words.newEntry.title} close={() => setOpen(false)}>
          <NewEntryForm {...props} />
        </Dialog>
      )}
    </>
  )
}

function NewEntryForm({ kinds, collection }: Props) {
  const starters = kinds.filter(({ one }) => one)
  const preset = starters.find((kind) => kind.collection === collection) ?? starters[0]
  const [wanted, setWanted] = useState<NewRequest>({ kind: preset?.one ?? '', title: '' })
  const [refusal, setRefusal] = useState<string>()
  const id = useId()
  const start = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const { file } = await askServer<{ file: string }>('POST', 'new', wanted)
      void readSite()
      goTo({ view: 'write', file })
    } catch (error) {
      setRefusal((error as Error).message)
    }
  }
  return (
    <form className="desk-form" onSubmit={start}>
      <label htmlFor={`${id}-kind`}>{words.newEntry.kind}</label>
      <select
        id={`${id}-kind`}
        className="input"
        value={wanted.kind}
        onChange={(event) => setWanted({ ...wanted, kind: event.target.value })}
      >
        {starters.map(({ one = '' }) => (
          <option key={one} value={one}>
            {inWords(one)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-title`}>{words.newEntry.name}</label>
      <input
        id={`${id}-title`}
        className="input"
        required
        value={wanted.title}
        onChange={(event) => setWanted({ ...wanted, title: event.target.value })}
      />
      <p className="desk-help">{words.newEntry.help}</p>
      {refusal && (
        <p className="desk-problem" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" className="button button-sm">
        {words.newEntry.start}
      </button>
    </form>
  )
}

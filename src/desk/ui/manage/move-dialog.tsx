import { useState } from 'react'
import { slugOf } from '#src/lib/slug-of.ts'
import { words } from '../../words.ts'
import { replaceRoute } from '../route.ts'
import { askServer } from '../server/ask-server.ts'
import { readSite } from '../server/site-store.ts'
import { tellAfterDialog } from '../shell/tell-after-dialog.ts'
import { AskDialog, AskField } from './ask-dialog.tsx'
import type { FileDialogProps } from './file-dialog-props.ts'

/** The path below the folder of the collection: `content/pages/services/culture-change.mdx` → `services/culture-change`. */
const nameOf = (file: string) => file.replace(/^content\/[^/]+\//, '').replace(/\.\w+$/, '')

/** Gives an entry another address, made of the words that are typed; links follow, and a redirect leads from the old one. */
export function MoveDialog({ open, close }: FileDialogProps) {
  const { file } = open.entry
  const [name, setName] = useState(nameOf(file))
  const slug = slugOf(name)
  const act = async (form: FormData) => {
    // What is renamed is what stands on the screen.
    await open.autosave.saveFirst()
    const moved = await askServer('POST move', { file, slug: String(form.get('slug')) })
    void readSite()
    replaceRoute({ view: 'write', file: moved.file })
    tellAfterDialog(words.move.told)
  }
  return (
    <AskDialog {...words.move} close={close} act={act}>
      <AskField name="slug" label={words.name.label} value={name} change={setName} />
      <p className="desk-help" role="status">
        {slug !== name && slug && words.move.reads(slug)}
      </p>
    </AskDialog>
  )
}

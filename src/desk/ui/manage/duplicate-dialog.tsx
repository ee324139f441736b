import { words } from '../../words.ts'
import { goTo } from '../route.ts'
import { askServer } from '../server/ask-server.ts'
import { readSite } from '../server/site-store.ts'
import { tellAfterDialog } from '../shell/tell-after-dialog.ts'
import { AskDialog } from './ask-dialog.tsx'
import type { FileDialogProps } from './file-dialog-props.ts'

/** Makes a copy of an entry and opens it. */
export function DuplicateDialog({ open, close }: FileDialogProps) {
  const act = async () => {
    await open.autosave.saveFirst()
    const copy = await askServer('POST duplicate', { file: open.entry.file })
    void readSite()
    goTo({ view: 'write', file: copy.file })
    tellAfterDialog(words.duplicate.told)
  }
  return <AskDialog {...words.duplicate} close={close} act={act} />
}

import type { OpenFile } from '../write/open-file.ts'

/** What every dialog about a file is given. */
export interface FileDialogProps {
  open: OpenFile
  title: string
  close(): void
}

import { useEffect, useState } from 'react'
import { onFileChange } from '../server/site-store.ts'
import { type OpenFile, openFile } from './open-file.ts'

/** Opens a file for as long as a component is shown. */
export function useOpenFile(file: string): { open?: OpenFile; failure?: string; again(): void } {
  const [state, setState] = useState<{ open?: OpenFile; failure?: string }>({})
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let wanted = true
    let opened: OpenFile | undefined
    openFile(file, () => wanted).then(
      (open) => {
        if (!open) return
        opened = open
        setState({ open })
      },
      (error: Error) => wanted && setState({ failure: error.message }),
    )
    return () => {
      wanted = false
      opened?.close()
    }
  }, [file, round])
  const { failure } = state
  // One that was not there may be put back, here or in another window.
  useEffect(() => {
    if (failure) return onFileChange((event) => event.file === file && setRound((before) => before + 1))
  }, [failure, file])
  return { ...state, again: () => setRound(round + 1) }
}

import { useEffect, useState } from 'react'
import type { BlockKind } from '../../requests/writing.ts'
import { askServer } from './ask-server.ts'

let asked: Promise<BlockKind[]> | undefined
/** What came: a card that is drawn later has its form at once. */
let known: BlockKind[] = []

/** The vocabulary of blocks. Asked for once for all who need it. */
export function blockKinds(): Promise<BlockKind[]> {
  asked ??= askServer('GET blocks', {}).then(
    (kinds) => {
      known = kinds
      return kinds
    },
    () => {
      asked = undefined
      return []
    },
  )
  return asked
}

/** The vocabulary of blocks, empty until it is here. */
export function useBlockKinds(): BlockKind[] {
  const [kinds, setKinds] = useState(known)
  useEffect(() => {
    let wanted = true
    void blockKinds().then((found) => wanted && setKinds(found))
    return () => {
      wanted = false
    }
  }, [])
  return kinds
}

import { useEffect, useMemo, useState } from 'react'
import type { LinkTarget } from '../../requests/writing.ts'
import type { Choice } from '../shell/combobox.tsx'
import { askServer } from './ask-server.ts'
import { onSiteChange } from './site-store.ts'

let known: Promise<LinkTarget[]> | undefined
// Titles and headings may be others after every check: the next one who asks gets the new ones.
onSiteChange(() => {
  known = undefined
})

/** What can be linked to or named. Asked for once for all who need it. */
export function linkTargets(): Promise<LinkTarget[]> {
  known ??= askServer('GET targets', {}).catch(() => {
    known = undefined
    return []
  })
  return known
}

/** What can be linked to, empty until it is here. */
export function useLinkTargets(): LinkTarget[] {
  const [targets, setTargets] = useState<LinkTarget[]>([])
  useEffect(() => {
    let wanted = true
    void linkTargets().then((found) => wanted && setTargets(found))
    return () => {
      wanted = false
    }
  }, [])
  return targets
}

/** The pages and headings a link can lead to, to choose from by title. */
export function useLinkChoices(): Choice[] {
  const targets = useLinkTargets()
  return useMemo(() => targets.flatMap(({ title, href }) => (href ? [{ title, value: href }] : [])), [targets])
}

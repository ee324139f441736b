import { useEffect } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import { words } from '../../words.ts'
import { askServer } from '../server/ask-server.ts'
import { onLineOpen, onWhere, useSite } from '../server/site-store.ts'

/** This window among those of whoever writes. */
const ownWindow = crypto.randomUUID()

/** Lets others of a team see that an entry is open here, and says who else has it open: nobody is kept from writing. */
export function OpenElsewhere({ file }: { file: string }) {
  const { site, connection } = useSite()
  const isTeam = site?.team !== undefined
  useEffect(() => {
    if (!isTeam) return
    // Nobody misses it: the desk asks again in a moment.
    const say = (open: boolean) =>
      void askServer('POST team/open', { window: ownWindow, file, open }).catch(() => undefined)
    const isHere = () => say(true)
    const isLeft = () => say(false)
    isHere()
    const stops = [onWhere(isHere), onLineOpen(isHere)]
    window.addEventListener('pagehide', isLeft)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('pagehide', isLeft)
      isLeft()
    }
  }, [isTeam, file])
  const names = site?.others?.filter((other) => other.file === file).map(({ name }) => name) ?? []
  // Without a line nobody tells who has left.
  const said = names.length > 0 && connection === 'open' ? words.team.openElsewhere(names) : ''
  useEffect(() => {
    if (said) announce(said)
  }, [said])
  return said ? <p className="desk-elsewhere">{said}</p> : null
}

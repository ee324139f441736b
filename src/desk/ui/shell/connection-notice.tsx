import { words } from '../../words.ts'
import { useSite } from '../server/site-store.ts'

/**
 * Says that the server is gone, that somebody is signed out, or that it was started anew: then it opens a window that it
 * knows. A window of earlier code it loads anew.
 */
export function ConnectionNotice() {
  const { connection, isOutdated, failure, signIn } = useSite()
  if (connection === 'open' && !isOutdated) return null
  const openAnew = () =>
    fetch('/_desk/open', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  return (
    <p className="desk-offline" role="alert">
      {connection === 'open' ? words.server.outdated : connection === 'anew' ? words.server.anew : failure}
      {connection === 'open' && (
        <button type="button" className="desk-small" onClick={() => location.reload()}>
          {words.server.loadAnew}
        </button>
      )}
      {connection === 'signedOut' && (
        <a className="desk-small" href={signIn} target="_blank" rel="noopener">
          {words.server.signIn}
        </a>
      )}
      {connection === 'anew' && (
        <button type="button" className="desk-small" onClick={() => void openAnew()}>
          {words.server.openAnew}
        </button>
      )}
    </p>
  )
}

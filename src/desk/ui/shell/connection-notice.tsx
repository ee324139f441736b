import { words } from '../../words.ts'
import { useSite } from '../server/site-store.ts'

/** Says that the server is gone, or that it was started anew: then it opens a window that it knows. */
export function ConnectionNotice() {
  const { connection } = useSite()
  if (connection === 'open') return null
  const openAnew = () =>
    fetch('/_desk/open', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  return (
    <p className="desk-offline" role="alert">
      {connection === 'gone' ? words.server.gone : words.server.anew}
      {connection === 'anew' && (
        <button type="button" className="desk-small" onClick={() => void openAnew()}>
          {words.server.openAnew}
        </button>
      )}
    </p>
  )
}

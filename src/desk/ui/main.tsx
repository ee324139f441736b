import { createRoot } from 'react-dom/client'
import { DeskApp } from './desk-app.tsx'
import { currentRoute } from './route.ts'
import { followSite, siteAnswered } from './server/site-store.ts'
import { keepToken } from './server/token.ts'
import { applyTheme } from './shell/desk-theme.ts'
import { claimDrafts } from './write/drafts.ts'
import { fetchEditors } from './write/editors.ts'
import './desk.css'

keepToken()
// A link of the preview leads to the window that is open already: only the fragment changes.
window.addEventListener('hashchange', keepToken)
applyTheme()
claimDrafts()
followSite()
// Without StrictMode: where its code is written, the desk would be drawn twice at every key.
const draw = () => createRoot(document.getElementById('desk') as HTMLElement).render(<DeskApp />)
// Drawn once, with what it shows. On a slow line the frame is drawn meanwhile, and says that something comes.
const shown = currentRoute().view === 'write' ? fetchEditors() : siteAnswered()
const moment = new Promise((resolve) => setTimeout(resolve, 300))
void Promise.race([shown, moment]).then(draw)

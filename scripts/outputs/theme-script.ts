import { createHash } from 'node:crypto'

/**
 * The one inline script of the site that does something, before the first paint: applies the stored theme and motion preference,
 * so that nothing flashes, says whether scripts run, also when that of the page cannot be fetched (`src/styles/base.css`), and
 * that the visit is new (`src/styles/far-below.css`) until a key leads to the end of the page, or somebody opens a part of it,
 * behind which Orca 43.1 in Firefox ESR 153.8 would find links and headings alone; and keeps `aria-expanded` true to the menus
 * that open before hydration. End leads there by the script: where laying out the rest takes long, Chromium 156 sometimes drops
 * the scroll that the key began (seen with the processor fifteen times slower, and in a proof on a busy machine); as far as it can,
 * but not so far that WebKitGTK 2.50 stays where it is (9e9).
 */
export const themeScript =
  "{const d=document,s=d.documentElement.dataset;delete s.noScript;try{for(const k of['theme','motion'])" +
  "if(localStorage[k])s[k]=localStorage[k]}catch{}if(performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!location.hash){s.visit='';" +
  "onkeydown=k=>{const p=k.target,e=k.key=='End'&&!k.shiftKey;if(e||k.metaKey)delete s.visit;" +
  "if(e&&!p.closest('input,select,textarea,dialog,[popover]')){k.preventDefault();scrollTo(0,1e6)}}}" +
  "d.addEventListener('toggle',t=>{const p=t.target;if(p.popover)for(const b of " +
  "d.querySelectorAll('[aria-controls=\"'+p.id+'\"]'))b.setAttribute('aria-expanded',t.newState=='open');else if(d.readyState=='complete')delete s.visit},true);" +
  "d.addEventListener('error',t=>{const p=t.target;if(p.type==='module')s.noScript=''},true)}"

/** Source expression for a policy: `'sha256-…'`. */
export function cspHash(inlined: string): string {
  return `'sha256-${createHash('sha256').update(inlined).digest('base64')}'`
}

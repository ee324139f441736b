import { escapeHtml } from '../../tools/escape-html.ts'

/** One picture of the sheet. */
export interface Shot {
  path: string
  state: string
  width: number
  theme: string
  /** The picture's file, relative to the sheet. */
  file: string
}

const figure = ({ file, width, theme }: Shot) =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="" width="${Math.round(width / 4)}"></a><figcaption>${width} ${theme}</figcaption></figure>`

/** The contact sheet: one row for every page and state, every width and theme in it. */
export function contactSheet(shots: Shot[]): string {
  const rows = new Map<string, Shot[]>()
  for (const shot of shots) {
    const name = shot.state ? `${shot.path} · ${shot.state}` : shot.path
    rows.set(name, [...(rows.get(name) ?? []), shot])
  }
  const sections = [...rows].map(
    ([name, pictures]) => `<section><h2>${escapeHtml(name)}</h2><div>${pictures.map(figure).join('')}</div></section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { background: #777; color: #fff; font: 14px/1.4 sans-serif; margin: 24px }
  h2 { font-size: 16px; margin: 32px 0 8px }
  div { align-items: start; display: flex; gap: 12px; overflow-x: auto }
  figure { flex: none; margin: 0 }
  img { display: block }
</style>
<h1>${shots.length} pictures</h1>
${sections.join('\n')}
</html>
`
}

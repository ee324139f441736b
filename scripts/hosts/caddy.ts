import { htmlAddress, slashAddress } from './clean-address.ts'
import { askEveryTime, typesByEnding } from './headers.ts'
import { type HostRules, hidden, splitRules } from './rules.ts'

const header =
  (on: string) =>
  ([name, value]: [string, string]) =>
    `\theader ${on}${name} "${value}"\n`

const handle = (name: string, matcher: string, target: string) => `\t@${name} ${matcher}
\thandle @${name} {
\t\t${target}
\t}
`

/** `rewrite` keeps the query, which `redir` alone would drop. */
const redirect = (name: string, matcher: string, target: string) =>
  handle(name, matcher, `rewrite ${target}\n\t\tredir {uri} 301`)

const redirectBy = (name: string, pattern: string) =>
  redirect(name, `path_regexp ${name} ${pattern}`, `/{re.${name}.1}`)

/** A whole `Caddyfile`. @see https://caddyserver.com/docs/caddyfile/directives */
export function caddyfile({ headers, redirects }: HostRules): string {
  const { everywhere, overrides } = splitRules(headers)
  const lines = [
    ...Object.entries(everywhere).map(header('')),
    ...overrides.flatMap(({ path, headers }) => Object.entries(headers).map(header(`${path} `))),
    ...Object.entries(typesByEnding).map(([ending, type]) => header(`*.${ending} `)(['Content-Type', type])),
  ]
  const moved = redirects.map(({ from, to }, position) =>
    redirect(`moved${position}`, `path ${from} ${from}/ ${from}.html`, to),
  )
  return `# SITE_ADDRESS is the name of the site, for which Caddy fetches a certificate; SITE_ROOT the published folder.
{$SITE_ADDRESS} {
	root * {$SITE_ROOT}
${lines.join('')}
${handle('hidden', `path ${hidden.join(' ')}`, 'error 404')}${moved.join('')}${redirectBy('html', htmlAddress)}${redirectBy('slash', slashAddress)}	handle {
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		header Content-Type "text/html; charset=utf-8"
		header Cache-Control "${askEveryTime}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`
}

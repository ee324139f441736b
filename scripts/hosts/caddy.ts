import * as routes from '../../src/lib/routes.ts'
import { otherAddresses } from './clean-address.ts'
import { askEveryTime, typesByEnding } from './headers.ts'
import { type HostRules, hidden, quoted, splitRules } from './rules.ts'

const header = (on: string, [name, value]: [string, string]) => `\t\theader ${on}${name} ${quoted(value)}\n`

const typed = ([ending, type]: [string, string]) =>
  `\t\t@${ending} path *.${ending}\n${header(`@${ending} `, ['Content-Type', type])}`

/** `rewrite` keeps the query, which `redir` alone would drop. */
const redirect = (name: string, matcher: string, target: string) => `\t\t@${name} ${matcher}
\t\troute @${name} {
\t\t\trewrite * ${target}
\t\t\tredir {uri} 301
\t\t}
`

const redirectBy = ([name, pattern]: [string, string]) =>
  redirect(name, `path_regexp ${name} ${pattern}`, `/{re.${name}.1}`)

/** The file server says it with a compressed copy alone; set at the end, it stands there once. */
const varies = (indent: string) => `${indent}header {\n${indent}\tVary Accept-Encoding\n${indent}\tdefer\n${indent}}\n`

/**
 * A whole `Caddyfile`. Inside `route` things happen in the order they are written; Caddy would sort them otherwise, and
 * the headers of every address would come last and win.
 *
 * @see https://caddyserver.com/docs/caddyfile/directives/route
 */
export function caddyfile({ headers, redirects }: HostRules): string {
  const { everywhere, overrides } = splitRules(headers)
  const lines = [
    ...Object.entries(everywhere).map((entry) => header('', entry)),
    ...overrides.flatMap(({ path, headers }) => Object.entries(headers).map((entry) => header(`${path} `, entry))),
    ...Object.entries(typesByEnding).map(typed),
    ...redirects.map(({ from, to }, position) =>
      redirect(`moved${position}`, `path ${from} ${from}/ ${from}.html`, to),
    ),
    ...Object.entries(otherAddresses).map(redirectBy),
  ]
  const files = 'file_server {\n\t\t\tprecompressed br gzip\n\t\t}'
  return `# SITE_ADDRESS is the name of the site, for which Caddy fetches a certificate; SITE_ROOT the published folder.
{$SITE_ADDRESS} {
	root * {$SITE_ROOT}
${varies('\t')}	route {
${lines.join('')}		@hidden path ${hidden.join(' ')}
		error @hidden 404
		try_files {path} {path}.html
		${files}
	}
	handle_errors {
${varies('\t\t')}		header Content-Type "text/html; charset=utf-8"
		header Cache-Control "${askEveryTime}"
		rewrite * ${routes.notFoundFile}
		${files}
	}
}
`
}

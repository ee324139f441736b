import * as routes from '../../src/lib/routes.ts'
import { otherAddresses } from './clean-address.ts'
import { typesByEnding } from './headers.ts'
import { type HostRules, hidden, pathRegex, quoted, splitRules, takesEncoding } from './rules.ts'

/** In a folder's own file a rule sees the address without its first slash. */
const local = (pattern: string) => pattern.replace(/^\^\/\+?/, '^')

/** The endings that have compressed copies, with the type of what is inside. */
const compressed = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  ...typesByEnding,
}

/**
 * Sends `about.html.br` for `about.html` and `about`. Where no file is, Apache cuts the address after its first part and
 * keeps the rest in PATH_INFO.
 *
 * @see https://httpd.apache.org/docs/2.4/mod/mod_deflate.html#precompressed
 */
const copies = (
  ending: string,
  encoding: string,
) => `RewriteCond %{HTTP:Accept-Encoding} ${takesEncoding(encoding)} [NC]
RewriteCond %{REQUEST_FILENAME}%{PATH_INFO}\\.${ending} -f
RewriteRule ^(.+)$ $1.${ending} [L]
RewriteCond %{HTTP:Accept-Encoding} ${takesEncoding(encoding)} [NC]
RewriteCond %{REQUEST_FILENAME}%{PATH_INFO}\\.html\\.${ending} -f
RewriteRule ^(.+)$ $1.html.${ending} [L]
`

/** The headers of an address also belong to its compressed copies. */
const header =
  (pattern?: string) =>
  ([name, value]: [string, string]) =>
    `Header always set ${name} ${quoted(value)}${pattern ? ` "expr=%{REQUEST_URI} =~ m#${pattern.replace(/\$$/, '(\\.(br|gz))?$')}#"` : ''}\n`

/** Apache sets the type of an address by its file, or by its folder: `Header always` would add a second one. */
const typed = (path: string, type: string) => {
  if (path.endsWith('/*')) return `<If "%{REQUEST_URI} =~ m#^${path.slice(0, -1)}#">\n  ForceType "${type}"\n</If>\n`
  const file = (path.split('/').pop() as string).replaceAll('.', '\\.')
  return `<FilesMatch "^${file}(\\.(br|gz))?$">\n  ForceType "${type}"\n</FilesMatch>\n`
}

/** `.htaccess`. @see https://httpd.apache.org/docs/2.4/howto/htaccess.html */
export function htaccess({ headers, redirects }: HostRules): string {
  const { everywhere, overrides } = splitRules(headers)
  const types = Object.entries(compressed).map(
    ([ending, type]) => `<FilesMatch "\\.${ending}(\\.(br|gz))?$">\n  ForceType "${type}"\n</FilesMatch>\n`,
  )
  const moved = [
    ...hidden.map((path) => `RewriteRule ${local(pathRegex(path))} - [R=404,L]\n`),
    ...redirects.map(({ from, to }) => `RewriteRule ^${from.slice(1)}(/+|\\.html)?$ ${to} [R=301,L]\n`),
    ...Object.values(otherAddresses).map((pattern) => `RewriteRule ${local(pattern)} /$1 [R=301,L]\n`),
  ]
  return `Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 403 ${routes.notFoundFile}
ErrorDocument 404 ${routes.notFoundFile}

${Object.entries(everywhere).map(header()).join('')}${overrides
  .flatMap(({ path, headers }) =>
    Object.entries(headers)
      .filter(([name]) => name !== 'Content-Type')
      .map(header(pathRegex(path))),
  )
  .join('')}
AddEncoding br .br
AddEncoding gzip .gz
${types.join('')}${overrides.map(({ path, headers }) => (headers['Content-Type'] ? typed(path, headers['Content-Type']) : '')).join('')}
RewriteEngine On
# The 404 page and the files below are found in a second pass, which must not redirect again.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [S=${moved.length}]
${moved.join('')}RewriteRule ^$ index.html
${copies('br', 'br')}${copies('gz', 'gzip')}RewriteCond %{REQUEST_FILENAME}%{PATH_INFO}\\.html -f
RewriteRule ^(.+)$ $1.html [L]
Header always merge Vary Accept-Encoding
`
}

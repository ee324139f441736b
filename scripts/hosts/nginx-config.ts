import type { HeaderRule } from './headers.ts'
import type { Rule } from './redirects.ts'

const location = ({ path, headers }: HeaderRule, all: Record<string, string>) => {
  const pattern = path.endsWith('*') ? path.slice(0, -1) : `= ${path}`
  const merged = Object.entries({ ...all, ...headers }).filter(([name]) => name !== 'Content-Type')
  const type = headers['Content-Type'] ? `  types { } default_type "${headers['Content-Type']}";\n` : ''
  const lines = merged.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('')
  return `location ${pattern} {\n${type}${lines}  try_files $uri $uri.html $uri/index.html =404;\n}\n`
}

/** A snippet for an nginx `server` block with the same headers and redirects as every other host. */
export function nginxConfig(headers: HeaderRule[], redirects: Rule[]): string {
  const [everywhere, ...others] = headers
  const all = everywhere?.headers ?? {}
  return [
    '# Inside a server block whose root is this folder.\n',
    'gzip_static on;\nbrotli_static on;\nerror_page 404 /404.html;\n',
    ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }\n`),
    ...others.map((rule) => location(rule, all)),
    location({ path: '/*', headers: {} }, all),
  ].join('\n')
}

import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Host, program, startProgram } from './server.ts'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The smallest configuration around our two files. `more` goes into the `server` block. */
export function nginxConf(site: string, hosts: string, work: string, more: string): string {
  return `load_module ${brotli};
daemon off;
master_process off;
pid ${work}/nginx.pid;
error_log stderr warn;
events { }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${work}; proxy_temp_path ${work}; fastcgi_temp_path ${work};
  uwsgi_temp_path ${work}; scgi_temp_path ${work};
  include ${hosts}/nginx/maps.conf;
  server {
    root ${site};
    include ${hosts}/nginx/site.conf;
    ${more}
  }
}
`
}

/** nginx with the module for brotli copies. */
export const nginx: Host = {
  name: 'nginx',
  packages: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'],
  copies: true,
  isThere: () => Boolean(program('nginx')) && existsSync(brotli),
  start: (places, port) => {
    const file = path.join(places.work, 'nginx.conf')
    writeFileSync(file, nginxConf(places.site, places.hosts, places.work, `listen 127.0.0.1:${port};`))
    const origin = `http://127.0.0.1:${port}`
    return startProgram(program('nginx') as string, ['-c', file, '-e', 'stderr'], { origin, places })
  },
}

export const caddy: Host = {
  name: 'Caddy',
  packages: ['caddy'],
  copies: true,
  isThere: () => Boolean(program('caddy')),
  start: ({ site, hosts, work }, port) => {
    const origin = `http://127.0.0.1:${port}`
    const args = ['run', '--config', path.join(hosts, 'Caddyfile'), '--adapter', 'caddyfile']
    // Without its administration port, and with what it keeps in the folder of the run.
    const env = {
      SITE_ADDRESS: origin,
      SITE_ROOT: site,
      CADDY_ADMIN: 'off',
      XDG_CONFIG_HOME: work,
      XDG_DATA_HOME: work,
    }
    return startProgram(program('caddy') as string, args, { origin, places: { site, hosts, work }, env })
  },
}

const apacheProgram = () => program('apache2') ?? program('httpd')
const apacheModules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2']
const apacheParts = [
  'mpm_event',
  'unixd',
  'authz_core',
  'mime',
  'dir',
  'headers',
  'rewrite',
  'filter',
  'deflate',
  'substitute',
  'proxy',
  'proxy_http',
]

/** Debian's packaged settings where they matter: the types of its system, and nobody may read `.ht*`. */
const apacheConf = (modules: string, site: string, work: string, port: number) => `ServerName localhost
ServerRoot ${work}
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
ErrorLog /dev/stderr
${apacheParts
  .filter((part) => existsSync(`${modules}/mod_${part}.so`))
  .map((part) => `LoadModule ${part}_module ${modules}/mod_${part}.so\n`)
  .join('')}${process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : ''}TypesConfig /etc/mime.types
DocumentRoot ${site}
<Directory ${site}>
  Require all granted
  AllowOverride All
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
IncludeOptional ${work}/virtual-host*.conf
`

export const apache: Host = {
  name: 'Apache',
  packages: ['apache2'],
  copies: true,
  host: 'apache',
  isThere: () => Boolean(apacheProgram()) && apacheModules.some((folder) => existsSync(folder)),
  start: (places, port) => {
    const site = path.join(places.work, 'apache-site')
    mkdirSync(site)
    cpSync(places.site, site, { recursive: true })
    cpSync(path.join(places.hosts, 'apache'), site, { recursive: true })
    const file = path.join(places.work, 'httpd.conf')
    const modules = apacheModules.find((folder) => existsSync(folder)) as string
    writeFileSync(file, apacheConf(modules, site, places.work, port))
    const origin = `http://127.0.0.1:${port}`
    return startProgram(apacheProgram() as string, ['-f', file, '-DFOREGROUND'], { origin, places })
  },
}

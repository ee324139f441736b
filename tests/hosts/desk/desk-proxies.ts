import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { proxyFile } from '../../../scripts/team/proxy-file.ts'
import type { TeamConfig } from '../../../scripts/team/team-config.ts'
import { program, type Running, startProgram } from '../server.ts'

/** A proxy that stands in front of the desk of a team. */
export interface DeskProxy {
  name: string
  packages: string[]
  isThere(): boolean
  /** Starts it with the file that is printed for a configuration, and passwords for these people. */
  start(config: TeamConfig, people: readonly string[], work: string): Promise<Running>
}

export const password = 'a password'
const openidSecrets = 'desk-openidc-secrets.conf'

const apacheProgram = () => program('apache2') ?? program('httpd')
const modules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'].find(existsSync)

/** A certificate for this machine, and passwords as nginx and Apache read them. */
function prepare(people: readonly string[], work: string) {
  const [cert, key, passwords] = ['desk.pem', 'desk.key', 'passwords'].map((name) => path.join(work, name)) as [
    string,
    string,
    string,
  ]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  })
  const hash = execFileSync('openssl', ['passwd', '-apr1', password], { encoding: 'utf8' }).trim()
  writeFileSync(passwords, people.map((name) => `${name}:${hash}\n`).join(''))
  return { cert, key, passwords }
}

/** The printed file with the places of this run where an operator has others. */
function printed(name: string, config: TeamConfig, work: string): string {
  return proxyFile(name, config)
    .replaceAll('/etc/ssl/', `${work}/`)
    .replace(`/etc/apache2/${openidSecrets}`, `${work}/${openidSecrets}`)
    .replace(/\/etc\/\w+\/desk-passwords/, `${work}/passwords`)
}

/** A server that is started by root runs as another user, who is in the group of the socket. */
function forGroup(config: TeamConfig, user: string): void {
  if (!('socket' in config.listen)) return
  chownSync(config.listen.socket, 0, Number(execFileSync('id', ['-g', user], { encoding: 'utf8' })))
}

const nginx: DeskProxy = {
  name: 'nginx',
  packages: ['nginx', 'openssl'],
  isThere: () => Boolean(program('nginx') && program('openssl')),
  start(config, people, work) {
    prepare(people, work)
    const file = path.join(work, 'nginx.conf')
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${work};`)
    writeFileSync(
      file,
      `daemon off; master_process off; pid ${work}/nginx.pid; error_log stderr warn; events { }
http {
include /etc/nginx/mime.types; access_log off; ${folders.join(' ')}
${printed('nginx', config, work)}
}
`,
    )
    const places = { work, site: work, hosts: work }
    const origin = config.publicAddress
    return startProgram(program('nginx') as string, ['-c', file, '-e', 'stderr'], { origin, places })
  },
}

const caddy: DeskProxy = {
  name: 'Caddy',
  packages: ['caddy'],
  isThere: () => Boolean(program('caddy')),
  start(config, people, work) {
    const caddyProgram = program('caddy') as string
    const hash = execFileSync(caddyProgram, ['hash-password', '--plaintext', password], { encoding: 'utf8' }).trim()
    const lines = people.map((name) => `  ${name} ${hash}\n`).join('')
    writeFileSync(path.join(work, 'passwords'), `basicauth {\n${lines}}\n`)
    const file = path.join(work, 'Caddyfile')
    const local = '{\n  admin off\n  auto_https disable_redirects\n  skip_install_trust\n  local_certs\n}\n'
    writeFileSync(file, local + printed('caddy', config, work))
    const env = { XDG_CONFIG_HOME: work, XDG_DATA_HOME: work }
    const places = { work, site: work, hosts: work }
    const origin = config.publicAddress
    return startProgram(caddyProgram, ['run', '--config', file, '--adapter', 'caddyfile'], { origin, places, env })
  },
}

const parts = [
  'mpm_event',
  'unixd',
  'authn_core',
  'authn_file',
  'authz_core',
  'authz_user',
  'auth_basic',
  'socache_shmcb',
  'ssl',
  'headers',
  'filter',
  'deflate',
  'proxy',
  'proxy_http',
]

const apachePackages = ['apache2', 'openssl']
const apacheIsThere = () => Boolean(apacheProgram() && modules && program('openssl'))

/** Starts Apache with the printed file and these modules, in a folder that its user may read. */
function startApache(config: TeamConfig, work: string, loaded: readonly string[]): Promise<Running> {
  const isRoot = process.getuid?.() === 0
  // It looks up passwords as the user it runs as.
  chmodSync(work, 0o755)
  if (isRoot) forGroup(config, 'www-data')
  const file = path.join(work, 'httpd.conf')
  const found = loaded.filter((part) => existsSync(`${modules}/mod_${part}.so`))
  writeFileSync(
    file,
    `ServerName localhost
ServerRoot ${work}
PidFile ${work}/apache.pid
ErrorLog /dev/stderr
${found.map((part) => `LoadModule ${part}_module ${modules}/mod_${part}.so\n`).join('')}${isRoot ? 'User www-data\nGroup www-data\n' : ''}
${printed('apache', config, work)}
`,
  )
  const places = { work, site: work, hosts: work }
  const origin = config.publicAddress
  return startProgram(apacheProgram() as string, ['-f', file, '-DFOREGROUND'], { origin, places })
}

const apache: DeskProxy = {
  name: 'Apache',
  packages: apachePackages,
  isThere: apacheIsThere,
  start(config, people, work) {
    prepare(people, work)
    return startApache(config, work, parts)
  },
}

/** Apache with mod_auth_openidc, which sends people to a provider. */
export const apacheOpenid = {
  name: 'mod_auth_openidc before a desk',
  packages: [...apachePackages, 'libapache2-mod-auth-openidc'],
  isThere: () => apacheIsThere() && existsSync(`${modules}/mod_auth_openidc.so`),
  /** @param certificate of the provider, for which nobody vouches */
  start(config: TeamConfig, secret: string, certificate: string, work: string): Promise<Running> {
    prepare([], work)
    const lines = [`OIDCClientSecret ${secret}`, `OIDCCryptoPassphrase ${secret}`, `OIDCCABundlePath ${certificate}`]
    writeFileSync(path.join(work, openidSecrets), lines.join('\n'))
    return startApache(config, work, [...parts, 'auth_openidc'])
  },
}

export const deskProxies: readonly DeskProxy[] = [nginx, caddy, apache]

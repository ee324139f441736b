import { UsageError } from '../tools/usage-error.ts'
import { secretIn } from './identity/plain-header.ts'
import { previewPath } from './previews/preview-links.ts'
import type { HeaderConfig, TeamConfig } from './team-config.ts'

/** More than the largest picture the desk takes (40 MB). */
const mostMegabytes = 48
/** Longer than two of the signs of life of a line of events, which come every 20 seconds. */
const patience = 90

/** What differs between the ways in which a proxy says who is signed in. */
type Lines = (identity: HeaderConfig & { secret: string }) => string

function identityLines({ identity }: TeamConfig, plain: Lines, token: string): string {
  if (identity.kind === 'token') return token
  return plain({ ...identity, secret: secretIn(identity.secretFile) })
}

/** Stands beside the one path that whoever has a link to a preview reads without a login. */
const whyOpen =
  'Previews: the desk asks for the link, and nobody for a login. The desk takes nobody for signed in there.'

/** The headers that say who somebody is: what a browser sends under their names goes no further. */
const identityHeaders = ({ identity }: TeamConfig): string[] =>
  identity.kind === 'header' ? [identity.header, identity.secretHeader] : [identity.header]

const tokenComes = (sign: string) => (config: TeamConfig) =>
  `    ${sign} The access proxy in front of this one signs people in, and its header ${config.identity.header} is handed on as it came.`

function nginx(config: TeamConfig): string {
  const { hostname, port } = new URL(config.publicAddress)
  const to = 'socket' in config.listen ? `unix:${config.listen.socket}` : `127.0.0.1:${config.listen.port}`
  const identity = identityLines(
    config,
    ({ header, secretHeader, secret }) => `    # The login: passwords on this machine, or instead of the two lines
    # auth_request with the login you have. Then auth_request_set says what stands behind ${header}.
    auth_basic "Desk";
    auth_basic_user_file /etc/nginx/desk-passwords;
    proxy_set_header ${header} $remote_user;
    proxy_set_header ${secretHeader} "${secret}";`,
    tokenComes('#')(config),
  )
  const passed = `proxy_pass http://desk;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_read_timeout ${patience}s;`
  const nobody = identityHeaders(config).map((header) => `    proxy_set_header ${header} "";`)
  return `# /etc/nginx/conf.d/desk.conf, which only root may read.
upstream desk {
  server ${to};
  # Lines to the desk are kept: while many write, each new one waits for its turn.
  keepalive 32;
}
server {
  listen ${port || 443} ssl;
  server_name ${hostname};
  ssl_certificate /etc/ssl/desk.pem;
  ssl_certificate_key /etc/ssl/desk.key;

  client_max_body_size ${mostMegabytes}m;
  gzip on;
  gzip_proxied any;
  gzip_types text/css text/javascript application/json image/svg+xml;

  location / {
${identity}
    ${passed}
  }

  # ${whyOpen}
  location ${previewPath} {
${nobody.join('\n')}
    ${passed}
  }
}`
}

function caddy(config: TeamConfig): string {
  const to = 'socket' in config.listen ? `unix/${config.listen.socket}` : `127.0.0.1:${config.listen.port}`
  const login =
    config.identity.kind === 'header'
      ? `    # The login: passwords on this machine, or forward_auth with the login you have.
    import /etc/caddy/desk-passwords
`
      : ''
  const identity = identityLines(
    config,
    ({ header, secretHeader, secret }) => `      header_up ${header} {http.auth.user.id}
      header_up ${secretHeader} "${secret}"`,
    tokenComes('  #')(config),
  )
  const passed = `transport http {
        read_timeout ${patience}s
      }`
  const nobody = identityHeaders(config).map((header) => `      header_up -${header}`)
  return `# /etc/caddy/Caddyfile, which only root and Caddy may read.
${config.publicAddress} {
  encode gzip
  request_body {
    max_size ${mostMegabytes}MB
  }
  # ${whyOpen}
  handle ${previewPath}* {
    reverse_proxy ${to} {
${nobody.join('\n')}
      ${passed}
    }
  }
  handle {
${login}    reverse_proxy ${to} {
${identity}
      ${passed}
    }
  }
}`
}

function apache(config: TeamConfig): string {
  const { hostname, port } = new URL(config.publicAddress)
  const to =
    'socket' in config.listen ? `unix:${config.listen.socket}|http://desk/` : `http://127.0.0.1:${config.listen.port}/`
  const identity = identityLines(
    config,
    ({ header, secretHeader, secret }) => `  # The login: passwords on this machine, or the module you have:
  # it sets REMOTE_USER.
  <Location />
    AuthType Basic
    AuthName "Desk"
    AuthUserFile /etc/apache2/desk-passwords
    Require valid-user
    RequestHeader set ${header} "expr=%{REMOTE_USER}"
    RequestHeader set ${secretHeader} "${secret}"
  </Location>`,
    config.identity.kind === 'token' && config.identity.madeFor === 'sign-in'
      ? openidc(config)
      : tokenComes('#')(config).replace(/^ {4}/, '  '),
  )
  const nobody = identityHeaders(config).map((header) => `    RequestHeader unset ${header}`)
  return `# /etc/apache2/sites-available/desk.conf, which only root may read. Modules: ssl, headers, proxy, proxy_http, filter, deflate.
${port && `Listen ${port}\n`}<VirtualHost *:${port || 443}>
  ServerName ${hostname}
  SSLEngine on
  SSLCertificateFile /etc/ssl/desk.pem
  SSLCertificateKeyFile /etc/ssl/desk.key

${identity}
  # ${whyOpen}
  <Location ${previewPath}>
    AuthType None
    Require all granted
${nobody.join('\n')}
  </Location>

  AddOutputFilterByType DEFLATE text/css text/javascript application/json image/svg+xml
  LimitRequestBody ${mostMegabytes * 1024 * 1024}
  ProxyPreserveHost On
  ProxyPass / "${to}" timeout=${patience} ttl=60
</VirtualHost>`
}

/** mod_auth_openidc hands on the token of the login only when it is told to, and the access token unless it is told not to. */
function openidc({ publicAddress, identity }: TeamConfig): string {
  const { audience, issuer } = identity as Extract<TeamConfig['identity'], { kind: 'token' }>
  return `  # The login, by mod_auth_openidc. Its session ends with the desk's own, after ten hours, and not while somebody thinks.
  OIDCProviderMetadataURL ${issuer.replace(/\/$/, '')}/.well-known/openid-configuration
  OIDCClientID ${audience}
  Include /etc/apache2/desk-openidc-secrets.conf
  OIDCRedirectURI ${publicAddress}/_signed-in
  OIDCScope "openid email profile"
  OIDCPassIDTokenAs serialized
  OIDCPassClaimsAs headers
  OIDCStripCookies mod_auth_openidc_session
  OIDCSessionMaxDuration 36000
  OIDCSessionInactivityTimeout 36000
  OIDCCacheShmEntrySizeMax 131072
  RequestHeader unset OIDC_access_token
  <Location />
    AuthType openid-connect
    Require valid-user
  </Location>`
}

const files: Record<string, (config: TeamConfig) => string> = { nginx, caddy, apache }

/**
 * The file of a proxy for a configuration: it hands on the address, takes what the desk takes, and holds no events back.
 *
 * @throws UsageError for a proxy that is not known
 */
export function proxyFile(name: string, config: TeamConfig): string {
  const file = Object.hasOwn(files, name) ? files[name] : undefined
  if (!file) throw new UsageError(`There is no file for “${name}”.`, `It knows ${Object.keys(files).join(', ')}.`)
  return file(config)
}

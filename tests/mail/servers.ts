/** What a mail server of Debian needs to take mails for `example.org` on a port of this machine. */
export interface MailServer {
  name: string
  packages: string[]
  /** Users it runs as, each with a group of its own, and further groups. */
  users: string[]
  groups?: string[]
  /** Its settings, by their places; `{port}`, `{port+1}` and `{mail}`, the folder mails go to, are filled in. */
  files: Record<string, string>
  /** Makes what it needs in `/var/lib` and `/var/spool`, which are empty, and starts it in the foreground. */
  start: string
  /** Ways to have it find its disk full. It fills up when their settings are in force. */
  full: Record<string, FullDisk>
  /** The file those are joined to. */
  settings: string
}

/** When a server finds its disk full. */
interface FullDisk {
  /** Joined to its settings. */
  settings?: string
  /** Room that is left for what it writes before the words of a message, in kilobytes. */
  left?: number
}

/** A line of `master.cf`: only the mail system itself reaches a private service. */
const service = (name: string, type: string, command: string, isPrivate: boolean, wakeAndMost = '- -') =>
  `${name} ${type} ${isPrivate ? '-' : 'n'} - n ${wakeAndMost} ${command}\n`

export const postfix: MailServer = {
  name: 'Postfix',
  packages: ['postfix'],
  users: ['postfix'],
  groups: ['postdrop'],
  settings: '/etc/postfix/main.cf',
  files: {
    '/etc/postfix/main.cf': `compatibility_level = 3.6
data_directory = /var/lib/postfix
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mail.example.org
mydestination =
alias_maps =
local_recipient_maps =
virtual_mailbox_domains = example.org
virtual_mailbox_base = {mail}
virtual_mailbox_maps = inline:{ probe@example.org=probe/ }, static:new/
virtual_uid_maps = static:65534
virtual_gid_maps = static:65534
maillog_file = /dev/stdout
in_flow_delay = 0
`,
    '/etc/postfix/master.cf': [
      service('127.0.0.1:{port}', 'inet', 'smtpd', false),
      service('postlog', 'unix-dgram', 'postlogd', false, '- 1'),
      service('cleanup', 'unix', 'cleanup', false, '- 0'),
      service('qmgr', 'unix', 'qmgr', false, '1 1'),
      service('rewrite', 'unix', 'trivial-rewrite', true),
      service('bounce', 'unix', 'bounce', true, '- 0'),
      service('defer', 'unix', 'bounce', true, '- 0'),
      service('anvil', 'unix', 'anvil', true, '- 1'),
      service('proxymap', 'unix', 'proxymap', true),
      // As root, since it writes as the user of each mailbox.
      'virtual unix - n n - - virtual\n',
    ].join(''),
  },
  start: 'mkdir -p /var/spool/postfix /var/lib/postfix; chown postfix /var/lib/postfix; exec postfix start-fg',
  full: {
    'its own bound': {},
    // It asks for one and a half times the longest message, and at least for a block.
    'after the words': { settings: 'message_size_limit = 0\nvirtual_mailbox_limit = 0\n', left: 4 },
  },
}

export const exim: MailServer = {
  name: 'Exim',
  packages: ['exim4-daemon-light', 'exim4-base'],
  users: ['Debian-exim'],
  settings: '/etc/exim4/exim4.conf',
  files: {
    '/etc/exim4/exim4.conf': `primary_hostname = mail.example.org
domainlist local_domains = example.org
local_interfaces = 127.0.0.1
daemon_smtp_ports = {port}
spool_directory = /var/spool/exim4
log_file_path = /var/lib/exim4/%slog
acl_smtp_rcpt = rcpt
{full}
begin acl
rcpt:
  defer condition = \${if <{$spool_space}{RCPT_SPACE}}
        message = The disk is full
  accept domains = +local_domains
begin routers
local:
  driver = accept
  transport = maildir
begin transports
maildir:
  driver = appendfile
  directory = {mail}
  maildir_format
  user = nobody
  group = nogroup
`,
  },
  start:
    'mkdir -p /var/spool/exim4 /var/lib/exim4; chown Debian-exim: /var/spool/exim4 /var/lib/exim4; exec exim4 -bdf -q1m',
  full: {
    'its own bound': { settings: 'RCPT_SPACE = 0\ncheck_spool_space = 4M' },
    'asked at the recipient': { settings: 'RCPT_SPACE = 4096\ncheck_spool_space = 0\ncheck_spool_inodes = 0' },
    'after the words': { settings: 'RCPT_SPACE = 0\ncheck_spool_space = 0\ncheck_spool_inodes = 0' },
  },
}

export const opensmtpd: MailServer = {
  name: 'OpenSMTPD',
  packages: ['opensmtpd'],
  users: ['opensmtpd', 'opensmtpq'],
  settings: '/etc/smtpd.conf',
  files: {
    '/etc/smtpd.conf': `table mailboxes { "@" = nobody }
listen on 127.0.0.1 port {port} hostname mail.example.org
action "keep" maildir "{mail}" virtual <mailboxes>
match from any for domain "example.org" action "keep"
`,
  },
  start: 'mkdir -p /var/lib/opensmtpd/empty; exec smtpd -d -f /etc/smtpd.conf',
  full: { 'at the recipient': {}, 'after the words': { left: 8 } },
}

/** The password of every mailbox that {@link dovecot} opens; a space would end it. */
export const mailboxPassword = 'the-word-of-the-mailbox'

/** An address of this machine at which {@link dovecot} has no TLS. */
export const withoutTls = '127.0.0.2'

/**
 * Opens the mailboxes that Postfix fills, with STARTTLS at its port and with TLS at the next one, and delivers mails by what
 * `mailbox.sieve` says.
 */
export const dovecot: MailServer = {
  name: 'Dovecot',
  packages: ['dovecot-core', 'dovecot-imapd', 'dovecot-sieve'],
  users: ['dovecot', 'dovenull'],
  settings: '/etc/dovecot/dovecot.conf',
  files: {
    '/etc/dovecot/dovecot.conf': `protocols = imap
listen = 127.0.0.1, ${withoutTls}
base_dir = /var/lib/dovecot/run
state_dir = /var/lib/dovecot
log_path = /dev/stderr
ssl = required
ssl_cert = </etc/dovecot/certificate.pem
ssl_key = </etc/dovecot/key.pem
local ${withoutTls} {
  ssl = no
  disable_plaintext_auth = no
}
service imap-login {
  inet_listener imap {
    port = {port}
  }
  inet_listener imaps {
    port = {port+1}
    ssl = yes
  }
}
passdb {
  driver = static
  args = password=${mailboxPassword}
}
userdb {
  driver = static
  args = uid=65534 gid=65534 home={mail} allow_all_users=yes
}
mail_location = maildir:{mail}/%n
postmaster_address = postmaster@example.org
protocol lda {
  mail_plugins = sieve
}
plugin {
  sieve = file:/etc/dovecot/mailbox.sieve
}
`,
  },
  start: 'mkdir -p /var/lib/dovecot; exec dovecot -F -c /etc/dovecot/dovecot.conf',
  full: {},
}

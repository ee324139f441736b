import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TeamConfig } from '../team-config.ts'

/** So many seconds may pass until a server is reached. */
const patience = 25

/**
 * What git goes by here. What the machine and its users have set up is not asked: a hook, a driver or a filter of theirs would
 * run with the key of the desk.
 */
const lines = ({ credentials }: TeamConfig['remote']) => `# Written at every start of the desk.
[core]
	hooksPath = /dev/null
	attributesFile = /dev/null
	excludesFile = /dev/null
	fsmonitor = false
[gc]
	auto = 0
[maintenance]
	auto = false
[protocol]
	allow = never
[protocol "https"]
	allow = always
[protocol "http"]
	allow = always
[protocol "ssh"]
	allow = always
[protocol "file"]
	allow = always
${credentials ? `[credential]\n\thelper = store --file ${credentials}\n` : ''}`

/** Has every git that this process starts go by the settings of the desk alone. */
export function settleGit({ folder, remote }: Pick<TeamConfig, 'folder' | 'remote'>): void {
  const file = path.join(folder, 'gitconfig')
  writeFileSync(file, lines(remote))
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name]
  const key = remote.sshKey ? ` -i ${remote.sshKey} -o IdentitiesOnly=yes` : ''
  // Without it those of the user, in the home folder of the system's list of users: a service may have none.
  const hosts = remote.knownHosts ? ` -o UserKnownHostsFile=${remote.knownHosts}` : ''
  Object.assign(process.env, {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: file,
    GIT_SSH_COMMAND: `ssh -o BatchMode=yes -o ConnectTimeout=${patience}${key}${hosts}`,
  })
}

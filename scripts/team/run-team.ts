import { bundledCode } from '../desk/bundled-code.ts'
import { UsageError } from '../tools/usage-error.ts'
import { proxyFile } from './proxy-file.ts'
import { startTeam } from './start-team.ts'
import { readTeamConfig } from './team-config.ts'

/** What stands in the line of the command. */
interface Options {
  /** The file with the configuration. */
  config?: string
  /** A proxy, whose file is printed instead. */
  print?: string
}

/** Starts the desk of a team, or prints the file of the proxy in front of it. */
export async function runTeam(root: string, { config, print }: Options): Promise<void> {
  try {
    if (print !== undefined) return console.log(proxyFile(print, readTeamConfig(config)))
    const code = bundledCode(root, () =>
      console.info('The desk is made ready, since its code is new: some ten seconds.'),
    )
    // Awaited when everything else stands.
    code.catch(() => undefined)
    const team = await startTeam({ file: config, code })
    console.info(`The desk of the team listens at ${team.at}.`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void team.close().then(() => process.exit()))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

// `npm run team`: the desk of a team between the programs that stand around it in a firm.
import { hostsReport } from '../hosts-report.ts'
import { installServers } from '../install-servers.ts'
import { missingOfTeam, proveTeam, teamPrograms } from './prove-team.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
installServers(teamPrograms)
const { report, note } = hostsReport()
await proveTeam(note, Number(process.env.HOSTS_PORT ?? 4390), true)
const missing = missingOfTeam()
const packages = [...new Set(missing.flatMap((one) => one.packages))]
if (missing.length > 0)
  console.log(`- Left out: ${missing.map(({ name }) => name).join(', ')} (apt-get install ${packages.join(' ')})`)
console.log(`\n${report.passed} passed, ${report.failed} failed`)
process.exitCode = report.failed > 0 ? 1 : 0

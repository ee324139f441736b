import { chmodSync, existsSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { UsageError } from '../tools/usage-error.ts'
import type { TeamConfig } from './team-config.ts'

/** Whether somebody answers at a socket: its file stays where a program was ended at once. */
const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const line = connect(socket)
    line.once('connect', () => {
      line.destroy()
      resolve(true)
    })
    line.once('error', () => resolve(false))
  })

/**
 * Lets a server listen at a socket that its owner and group may reach, or at a port of this machine. Returns where.
 *
 * @throws UsageError where another program listens already
 */
export async function listenAt(server: Server, place: TeamConfig['listen']): Promise<string> {
  const at = 'socket' in place ? place.socket : `127.0.0.1:${place.port}`
  if ('socket' in place && existsSync(place.socket)) {
    if (await answers(place.socket))
      throw new UsageError(`Another program listens at ${at}: is the desk running already?`)
    rmSync(place.socket)
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new UsageError(`Another program listens at ${at}: is the desk running already?`)
          : new UsageError(`The desk cannot listen at ${at}: ${error.message}`),
      ),
    )
    if ('socket' in place) server.listen(place.socket, resolve)
    else server.listen(place.port, '127.0.0.1', resolve)
  })
  if ('socket' in place) chmodSync(place.socket, 0o660)
  return at
}

import { chmodSync, existsSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { UsageError } from '../tools/usage-error.ts'
import type { TeamConfig } from './team-config.ts'

type ListenAddress = TeamConfig['listen']

const wordsOf = (place: ListenAddress) => ('socket' in place ? place.socket : `127.0.0.1:${place.port}`)

/** Whether somebody answers at a place: the file of a socket stays where a program was ended at once. */
const answers = (place: ListenAddress): Promise<boolean> =>
  new Promise((resolve) => {
    const line = 'socket' in place ? connect(place.socket) : connect(place.port, '127.0.0.1')
    line.once('connect', () => {
      line.destroy()
      resolve(true)
    })
    line.once('error', () => resolve(false))
  })

/**
 * Makes sure that nobody listens at a place, before anything is touched that belongs to a desk that runs.
 *
 * @throws UsageError where another program does
 */
export async function refuseTaken(place: ListenAddress): Promise<void> {
  if (await answers(place))
    throw new UsageError(`Another program listens at ${wordsOf(place)}: is the desk running already?`)
}

/**
 * Lets a server listen at a socket that its owner and group may reach, or at a port of this machine. Returns where.
 *
 * @throws UsageError where another program listens already
 */
export async function listenAt(server: Server, place: ListenAddress): Promise<string> {
  const at = wordsOf(place)
  if ('socket' in place && existsSync(place.socket)) {
    await refuseTaken(place)
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

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** So many ports are tried. */
const ports = 50

/**
 * Lets a server listen on the first free port from one upwards; on any where that is 0. Returns the port.
 *
 * @throws when none is free
 */
export async function listenFrom(server: Server, port: number, host: string): Promise<number> {
  for (let candidate = port; candidate < port + ports; candidate += 1) {
    const listening = await new Promise<boolean>((resolve, reject) => {
      const fail = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error))
      server.once('error', fail)
      server.listen(candidate, host, () => {
        server.removeListener('error', fail)
        resolve(true)
      })
    })
    if (listening) return (server.address() as AddressInfo).port
  }
  throw new Error(`No free port between ${port} and ${port + ports - 1}. End one of the programs that use them.`)
}

import { connect } from 'node:net'

/** The longest line of a request that Node reads is 16 KB, with its headers. */
const long = (length: number) => `/${'a'.repeat(length)}`

/** Requests no browser's page sends, by the status they are answered with: request line, and headers where they matter. */
export const oddRequests: [status: number, line: string, headers?: string][] = [
  ...['//', '/?%', '/?a=%zz', '/about?//'].map((target): [number, string] => [200, `GET ${target}`]),
  ...['//host/x', '//host:x/y', '//[', '/[', '/{', '/|', '/;', '/:80', '/%E0%A4', '/%2e%2e/package.json'].map(
    (target): [number, string] => [404, `GET ${target}`],
  ),
  ...['/../package.json', '/..%2fpackage.json', '/about/nowhere?//', '/_data/none.json'].map(
    (target): [number, string] => [404, `GET ${target}`],
  ),
  ...['/%', '/%a', '/%zz', '/about%', '/%00', '/a%00b', '/\\', '/\\\\host', '/a\\..\\b', '/#x', '*'].map(
    (target): [number, string] => [400, `GET ${target}`],
  ),
  ...['http://', 'https://elsewhere.example/about?a', 'ftp://host/x', 'about', '?', ':80', '@', '//a b', '/é'].map(
    (target): [number, string] => [400, `GET ${target}`],
  ),
  [400, `GET ${long(7000)}`],
  [431, `GET ${long(20_000)}`],
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND'].map((method): [number, string] => [
    405,
    `${method} /about`,
  ]),
  [400, 'NONSENSE /about'],
  [400, 'get /about'],
  [400, 'OPTIONS *'],
  [200, 'HEAD /about'],
  [200, 'GET /about', 'If-None-Match: "'],
  [200, 'GET /about', 'Accept-Encoding: ;;q=,'],
  ...['bytes=x-y', 'bytes=-5', 'bytes=0-1,3-4', 'items=0-1'].map((range): [number, string, string] => [
    200,
    'GET /about',
    `Range: ${range}`,
  ]),
]

/** Sends a request exactly as it is spelled and returns the status of the answer. */
export function oddStatus(url: string, line: string, headers = '', host = new URL(url).host): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])))
    socket.on('connect', () =>
      socket.write(
        `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers && `${headers}\r\n`}\r\n`,
        'latin1',
      ),
    )
  })
}

#!/usr/bin/env bash
# sirv 3.0.2 answers a request for the last bytes of a file with its first bytes.
#
# `Range: bytes=-5` asks for the last five bytes (RFC 9110, section 14.1.2). A reader of PDF or ZIP files begins with it,
# since their table of contents stands at the end. sirv sends bytes 0 to 5, six of them, as 206 and with a Content-Range
# that says so: a client that trusts the status reads the wrong end. Seen with Node 20.20: "0-5/26 ABCDEF".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sirv@3.0.2
mkdir site
printf 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' >site/letters.txt
cat >ask.mjs <<'JS'
import { createServer, request } from 'node:http'
import sirv from 'sirv'

const server = createServer(sirv('site', { dev: true })).listen(0, '127.0.0.1', () => {
  const options = { port: server.address().port, path: '/letters.txt', headers: { range: 'bytes=-5' }, agent: false }
  request(options, async (response) => {
    let body = ''
    for await (const chunk of response) body += chunk
    console.log(response.statusCode, response.headers['content-range'], body)
    server.close()
  }).end()
})
JS
seen=$(node ask.mjs)
echo "sirv 3.0.2, Range: bytes=-5 of 26 letters: $seen"
[ "$seen" = "206 bytes 0-5/26 ABCDEF" ]

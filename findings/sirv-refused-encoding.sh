#!/usr/bin/env bash
# sirv 3.0.2 sends brotli to a client that has said it cannot read it.
#
# `Accept-Encoding: br;q=0, gzip` rules brotli out: weight 0 means "not acceptable" (RFC 9110, section 12.4.2). Proxies
# and tests say it that way to get the other copy. sirv looks for the letters "br" in the header and sends the brotli
# copy; where gzip alone is refused it sends gzip. Seen with Node 20.20: "br" and "gzip".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sirv@3.0.2
mkdir site
for name in page.html page.html.br page.html.gz; do echo "$name" >"site/$name"; done
cat >ask.mjs <<'JS'
import { createServer, request } from 'node:http'
import sirv from 'sirv'

const server = createServer(sirv('site', { brotli: true, gzip: true })).listen(0, '127.0.0.1', async () => {
  const { port } = server.address()
  const encodingOf = (accepted) =>
    new Promise((resolve) => {
      const options = { port, path: '/page', headers: { 'accept-encoding': accepted }, agent: false }
      request(options, (response) => resolve(response.resume().headers['content-encoding'])).end()
    })
  console.log(await encodingOf('br;q=0, gzip'), await encodingOf('gzip;q=0'))
  server.close()
})
JS
seen=$(node ask.mjs)
echo "sirv 3.0.2, content-encoding where brotli, and where gzip, is refused: $seen"
[ "$seen" = "br gzip" ]

#!/usr/bin/env bash
# robots-txt-parser 2.0.3 lets in every crawler of a group but the last that is named.
#
# Several `user-agent` lines below each other share the rules that follow (RFC 9309, 2.2.1): that is how a site keeps out a
# dozen crawlers at once. The parser gives the rules to the last name alone, and to the others none, so that each but one may go
# everywhere; not even the rules for all (`*`) hold for them, since their name has a group of its own. The order of two names
# decides which of them is kept out. A path written as it reads, `/prüfung`, does not meet the same path as it is asked for,
# `/pr%C3%BCfung` (2.2.2). One name before each rule, and paths in ASCII, are right. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts robots-txt-parser@2.0.3
cat >check.mjs <<'JS'
import robotsParser from 'robots-txt-parser'

const site = 'https://www.example.com'
function may(userAgent, path, lines) {
  const robots = robotsParser({ userAgent })
  robots.parseRobots(site, `${lines.join('\n')}\n`)
  return `${userAgent} ${path} ${robots.canCrawlSync(site + path) ? 'in' : 'out'}`
}
const both = ['User-agent: one', 'User-agent: two', 'Disallow: /', '', 'User-agent: *', 'Disallow: /drafts']
for (const name of ['one', 'two']) console.log(may(name, '/terms', both))
console.log(may('one', '/drafts', both))
console.log(may('other', '/drafts', both))
const turned = ['User-agent: two', 'User-agent: one', 'Disallow: /']
for (const name of ['one', 'two']) console.log(may(name, '/terms', turned))
console.log(may('one', '/terms', ['User-agent: one', 'Disallow: /', 'User-agent: two', 'Disallow: /']))
console.log(may('one', '/pr%C3%BCfung', ['User-agent: *', 'Disallow: /prüfung']))
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
one /terms in
two /terms out
one /drafts in
other /drafts out
one /terms out
two /terms in
one /terms out
one /pr%C3%BCfung in
END

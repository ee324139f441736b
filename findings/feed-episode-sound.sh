#!/usr/bin/env bash
# feed 6.0.0 takes the sound of an episode out of RSS when the episode has a picture, and calls it a picture in Atom.
#
# RSS has one `enclosure` for an item, and players play what stands there. Given an item with `enclosure` (sound) and `image`, the
# library writes the picture in its place, without a message; with `audio` instead of `enclosure` the picture goes, which is what
# one expects. In Atom the type that was given is not used: what comes after the last dot of the address, behind `image/`,
# is, so that an `audio/mpeg` is an `image/mp3`, and an address without a file extension is `image//` and a path (RFC 4287,
# 4.2.7.3 wants a media type). In JSON the sound is missing, although JSON Feed 1.1 has `attachments`. Each of the three
# feeds of one site tells another story. The README lists the four fields, not what they do to each other; of the types in
# Atom issue 239 tells. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts feed@6.0.0
cat >check.mjs <<'JS'
import { Feed } from 'feed'

const link = 'https://a.example/1'
const sound = { url: `${link}.mp3`, type: 'audio/mpeg', length: 5 }
for (const media of [{ enclosure: sound }, { enclosure: sound, image: `${link}.png` }, { audio: sound, image: `${link}.png` }]) {
  const feed = new Feed({ title: 'Talks', id: 'https://a.example/', link: 'https://a.example/', copyright: 'none' })
  feed.addItem({ title: 'One', id: link, link, date: new Date('2026-11-30T10:00:00Z'), ...media })
  console.log(Object.keys(media).join(' and '))
  const types = (text) => text.match(/<(enclosure|link rel="enclosure")[^>]*/g).map((tag) => tag.match(/type="([^"]*)"/)[1])
  console.log(`  RSS ${types(feed.rss2())}; Atom ${types(feed.atom1())}; JSON ${JSON.parse(feed.json1()).items[0].attachments}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'enclosure
  RSS audio/mpeg; Atom image/mp3; JSON undefined
enclosure and image
  RSS image/png; Atom image/mp3,image/png; JSON undefined
audio and image
  RSS audio/mpeg; Atom image/png,audio/mp3; JSON undefined' ]

#!/usr/bin/env bash
# jsonfeed-to-rss 3.0.8 and jsonfeed-to-atom 1.2.5 claim a copyright that the feed does not.
#
# JSON Feed has no field for rights. Both packages write one all the same: the sign, the year of the day on which they run, and
# the name of the feed's author. A feed of texts under an open licence, or of somebody else's, tells its readers that all of
# it is the author's, and its first lines change every New Year although nothing was published.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsonfeed-to-rss@3.0.8 jsonfeed-to-atom@1.2.5
cat >check.mjs <<'JS'
import toAtom from 'jsonfeed-to-atom'
import toRss from 'jsonfeed-to-rss'

const feed = {
  version: 'https://jsonfeed.org/version/1',
  title: 'Notes',
  home_page_url: 'https://notes.example/',
  feed_url: 'https://notes.example/feed.json',
  author: { name: 'Ann Lee' },
  items: [
    {
      id: 'https://notes.example/1',
      url: 'https://notes.example/1',
      title: 'In the public domain',
      content_html: '<p>Nobody owns these words.</p>',
      date_published: '2019-03-01T10:00:00Z',
    },
  ],
}
const year = String(new Date().getFullYear())
for (const text of [toRss(feed), toAtom(feed)]) {
  const [line] = /<(copyright|rights)>.*<\/\1>/.exec(text) ?? ['none']
  console.log(line.replace(year, '(this year)'))
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '<copyright>© (this year) Ann Lee</copyright>
<rights>© (this year) Ann Lee</rights>' ]

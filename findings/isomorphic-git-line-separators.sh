#!/usr/bin/env bash
# isomorphic-git 1.44.19 makes one word of two where a text has a line separator, in every file that it merges.
#
# U+2028 and U+2029 come with what is pasted from layout and office programs, in the place of a space or a line break. Git knows
# lines by their line feeds alone. `git.merge` cuts a file that both sides changed by a regular expression whose dot stops at
# these characters, and puts it together again without them: in lines that nobody touched, without a conflict, in a commit
# that names a person as its author. A lone carriage return goes the same way. A file that one side alone changed is taken
# whole, so it shows only when two people edit one page. A `mergeDriver` of one's own helps. Git keeps the characters.
# Not in the documentation. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts isomorphic-git@1.44.19
cat >check.mjs <<'JS'
import fs from 'node:fs'
import git from 'isomorphic-git'

const dir = fs.mkdtempSync('repository-')
const author = { name: 'A', email: 'a@a.example', timestamp: 1767225600, timezoneOffset: 0 }
const save = async (lines) => {
  fs.writeFileSync(`${dir}/terms.md`, lines.map((line) => `${line}\n`).join(''))
  await git.add({ fs, dir, filepath: 'terms.md' })
  return git.commit({ fs, dir, author, message: 'edit' })
}
const untouched = 'Fees are due in ten\u2028days of the\u2029invoice.'

await git.init({ fs, dir, defaultBranch: 'main' })
await save(['Terms', '', untouched, '', 'Term'])
await git.branch({ fs, dir, ref: 'other', checkout: true })
await save(['Terms', '', untouched, '', 'Term: one year'])
await git.checkout({ fs, dir, ref: 'main' })
await save(['Terms of use', '', untouched, '', 'Term'])
const { oid } = await git.merge({ fs, dir, ours: 'main', theirs: 'other', author })
const { blob } = await git.readBlob({ fs, dir, oid, filepath: 'terms.md' })
console.log('before:', JSON.stringify(untouched).replace(/[\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16)}`))
console.log('merged:', JSON.stringify(Buffer.from(blob).toString()))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'before: "Fees are due in ten\u2028days of the\u2029invoice."
merged: "Terms of use\n\nFees are due in tendays of theinvoice.\n\nTerm: one year\n"' ]

#!/usr/bin/env bash
# hyphen 1.14.1 breaks character references and scripts of the HTML that it hyphenates.
#
# `hyphenateHTML` leaves tags alone, its documentation says. The names of references are words to it: `&hellip;` gets a soft
# hyphen inside, is no reference any more, and readers see "&hellip;" in letters. Which ones are met depends on the language
# and the length: in English `&hellip;`, `&middot;`, `&eacute;`, in German also `&mdash;` and all the quotation marks, in
# French the `&szlig;` of a street's name. `&uuml;` is too short to be met, which is why a try with it looks right. Of
# `script`, `style` and `code` the tags are left alone and what stands between them is not: the name of a variable has a
# character in it that no name may have. Characters in place of references help, not for scripts. Seen with Node 20.20;
# the soft hyphens are shown as `-`.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts hyphen@1.14.1
cat >check.mjs <<'JS'
import de from 'hyphen/de/index.js'
import en from 'hyphen/en-us/index.js'
import fr from 'hyphen/fr/index.js'

const shown = (text) => text.replaceAll('\u00ad', '-')
for (const [name, { hyphenateHTMLSync }] of Object.entries({ en, de, fr }))
  console.log(name, shown(hyphenateHTMLSync('&hellip; &mdash; &ldquo; &eacute; Stra&szlig;e &uuml;')))
console.log(shown(en.hyphenateHTMLSync('<a title="information">x</a><script>const information = 1</script>')))
console.log(shown(en.hyphenateHTMLSync('<style>.information { color: red }</style><code>information</code>')))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'en &hel-lip; &mdash; &ldquo; &ea-cute; Stra&szlig;e &uuml;
de &hel-lip; &md-a-sh; &ld-quo; &eacu-te; Stra&szlig;e &uuml;
fr &hel-lip; &mdash; &ld-quo; &ea-cute; Stra&sz-lig;e &uuml;
<a title="information">x</a><script>con-st in-for-ma-tion = 1</script>
<style>.in-for-ma-tion { col-or: red }</style><code>in-for-ma-tion</code>' ]

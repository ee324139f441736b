#!/usr/bin/env bash
# liblouis 3.24.0 writes signs that nobody sees in braille, and a subscript as its number in Unicode.
#
# It makes the braille of Orca and NVDA. What typographers put between letters so that lines break well shows nothing on a
# screen. On a braille display a soft hyphen is a hyphen in the middle of the word, wherever the line ends; a zero width space
# cuts the word in two; and a word joiner becomes the letters "word", so that "10 %" kept together with one is read "10word%".
# A no-break hyphen is read as meant. The 2 of "m²" is a raised 2, and that of "H₂O" eight cells that spell its place in
# Unicode. In the contracted table (en-ueb-g2.ctb) it is the same. Seen on Debian 12, English braille (en-ueb-g1.ctb), in the
# letters of braille files: `#` begins a number, `,` a capital.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get download liblouis-bin=3.24.0-1 liblouis20=3.24.0-1 liblouis-data=3.24.0-1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
export LOUIS_TABLEPATH=$work/usr/share/liblouis/tables
LD_LIBRARY_PATH=$(dirname "$work"/usr/lib/*/liblouis.so.20)
export LD_LIBRARY_PATH
braille() { printf "$1\n" | usr/bin/lou_translate en-ueb-g1.ctb; }
seen=$(
  for text in 'co\u00adop' 'non\u200bstop' '10\u2060%%' 'well\u2011known' 'm\u00b2' 'H\u2082O'; do braille "$text"; done
)
echo "$seen"
diff - <(echo "$seen") <<'END'
co-op
non stop
#ajword.0
well-known
m;9#b
,h'\xbjhb',o
END

#!/usr/bin/env bash
# to-words 5.7.0 writes two million euros as "Milioni Euro" in Italian, and the same words for two amounts in Catalan.
#
# It writes amounts out, as contracts and invoices have them. In Italian the 2 before millions and milliards (thousand millions)
# is not written: "Milioni Cinque Cento Mila Euro" for 2.5 million, while 1, 3 and 22 million are right. In Catalan a billion
# (10¹², the long scale) and a thousand of them are both "Un Bilió". In Spanish a thousand billions, "mil billones", are "Un
# Trillon", which is a thousand times as much (Diccionario de la lengua española, "trillón": a million billions). All from the
# locales of the package, with nothing set. The README lists the three as supported and has no bound below 2⁵³. Seen with Node
# 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts to-words@5.7.0
cat >check.mjs <<'JS'
import { ToWords } from 'to-words'

for (const [localeCode, ...amounts] of [
  ['it-IT', 1e6, 2e6, 2.5e6, 3e6, 22e6, 2e9],
  ['ca-ES', 1e12, 1e15, 2e15],
  ['es-ES', 1e12, 1e14, 1e15, 2e15],
]) {
  const words = new ToWords({ localeCode })
  for (const amount of amounts) console.log(`${localeCode}, ${amount.toLocaleString('en')}: ${words.convert(amount, { currency: true })}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
it-IT, 1,000,000: Un Milione Euro
it-IT, 2,000,000: Milioni Euro
it-IT, 2,500,000: Milioni Cinque Cento Mila Euro
it-IT, 3,000,000: Tre Milioni Euro
it-IT, 22,000,000: Ventidue Milioni Euro
it-IT, 2,000,000,000: Miliardi Euro
ca-ES, 1,000,000,000,000: Un Bilió Euros
ca-ES, 1,000,000,000,000,000: Un Bilió Euros
ca-ES, 2,000,000,000,000,000: Dos Bilións Euros
es-ES, 1,000,000,000,000: Un Billon Euros
es-ES, 100,000,000,000,000: Cien Billones Euros
es-ES, 1,000,000,000,000,000: Un Trillon Euros
es-ES, 2,000,000,000,000,000: Dos Trillones Euros
END

#!/usr/bin/env bash
# mathml-to-latex 1.8.0 makes "5 3" of 5 − 3 where the sign has a comment beside it, as MathJax 2 writes it.
#
# A comment in XML has no meaning (XML 1.0, 2.5). "Show Math As MathML" of MathJax 2 writes one into every element whose character
# is not in ASCII, so that one can read it: `<mo>&#x2212;<!-- − --></mo>` (MathJax issue 1049). Of an element with a comment or
# CDATA in it nothing is left: a difference loses its minus, "a ≤ b" its relation, π and a name in `mtext` themselves. What
# remains is LaTeX without a fault. A comment between two elements is right. Signs it has no command for are made of two: "not
# less than" is `</`, minus-or-plus `+-`. 25° is 25 with the sign of a composition, the power of `<mn>−5</mn>` one of 5, and `ms`
# is gone. The README names no limits. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mathml-to-latex@1.8.0
cat >check.mjs <<'JS'
import { MathMLToLaTeX } from 'mathml-to-latex'

for (const mathml of [
  '<mn>5</mn><mo>&#x2212;<!-- − --></mo><mn>3</mn>',
  '<mi>a</mi><mo>&#x2264;<!-- ≤ --></mo><mi>b</mi>',
  '<mn>2</mn><mi>&#x03C0;<!-- π --></mi><mi>r</mi>',
  '<mtext><![CDATA[R&D]]></mtext><mo>=</mo><mn>5</mn>',
  '<mn>5</mn><!-- minus --><mo>&#x2212;</mo><mn>3</mn>',
  '<mi>a</mi><mo>≮</mo><mi>b</mi>',
  '<mn>1</mn><mo>∓</mo><mn>2</mn>',
  '<mn>25</mn><mo>°</mo>',
  '<msup><mn>−5</mn><mn>2</mn></msup>',
  '<ms>yes</ms><mo>+</mo><mi>x</mi>',
])
  console.log(`${mathml}: ${MathMLToLaTeX.convert(`<math xmlns="http://www.w3.org/1998/Math/MathML">${mathml}</math>`)}`)
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
<mn>5</mn><mo>&#x2212;<!-- − --></mo><mn>3</mn>: 5 3
<mi>a</mi><mo>&#x2264;<!-- ≤ --></mo><mi>b</mi>: a b
<mn>2</mn><mi>&#x03C0;<!-- π --></mi><mi>r</mi>: 2 r
<mtext><![CDATA[R&D]]></mtext><mo>=</mo><mn>5</mn>: = 5
<mn>5</mn><!-- minus --><mo>&#x2212;</mo><mn>3</mn>: 5 - 3
<mi>a</mi><mo>≮</mo><mi>b</mi>: a </ b
<mn>1</mn><mo>∓</mo><mn>2</mn>: 1 +- 2
<mn>25</mn><mo>°</mo>: 25 \circ
<msup><mn>−5</mn><mn>2</mn></msup>: −5^{2}
<ms>yes</ms><mo>+</mo><mi>x</mi>: + x
END

#!/usr/bin/env bash
# microdata-rdf-streaming-parser 3.0.0 gives everything after a foreign name the language of that name.
#
# `lang` holds for its element and what is inside it (HTML, "The lang and xml:lang attributes"). The parser keeps it for what
# follows: in an English page whose person is called <span lang="fr">Zoë</span> the job title "Partner" beside the name is a
# French literal, and so is what `itemref` brings from elsewhere; a query for English values finds neither. What stands before
# the name has no language at all, although <html lang="en"> says one. The README names no limit. rdfa-streaming-parser
# 3.0.2, of the same authors, is right with the same words. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts microdata-rdf-streaming-parser@3.0.0 rdfa-streaming-parser@3.0.2
cat >parse.mjs <<'JS'
import { MicrodataRdfParser } from 'microdata-rdf-streaming-parser'
import { RdfaParser } from 'rdfa-streaming-parser'

async function values(Parser, body) {
  const parser = new Parser({ baseIRI: 'https://example.com/', contentType: 'text/html' })
  const seen = []
  parser.on('data', ({ object }) => object.termType === 'Literal' && seen.push(`${object.value}@${object.language || '-'}`))
  const end = new Promise((resolve, reject) => parser.on('end', resolve).on('error', reject))
  parser.end(`<html lang="en"><body>${body}</body></html>`)
  await end
  return seen.join(' ')
}
const person = 'itemscope itemtype="https://schema.org/Person"'
const words = (property) => `<b ${property}="worksFor">Firm</b> <b ${property}="name" lang="fr">Zoë</b> <b ${property}="jobTitle">Partner</b>`
console.log('microdata', await values(MicrodataRdfParser, `<p ${person}>${words('itemprop')}</p>`))
console.log('RDFa', await values(RdfaParser, `<p vocab="https://schema.org/" typeof="Person">${words('property')}</p>`))
JS
seen=$(node parse.mjs)
echo "$seen"
[ "$seen" = 'microdata Firm@- Zoë@fr Partner@fr
RDFa Firm@en Zoë@fr Partner@en' ]

import { expect, test } from 'vitest'
import { showsRareLetters } from '../../../scripts/build/render/document.ts'

test('letters of names and rare signs in the words of a page are found', () => {
  for (const words of ['Nîmes', 'Straße', '€40', 'a &lt; b', '2^10', 'a\\b', 'CO₂ at 20° and 1*2'])
    expect(showsRareLetters(`<p class="x">Plain words</p><p>${words}</p>`), words).toBe(true)
})

test('what stands in tags, scripts and styles is no word, and common words have none', () => {
  const page = '<p title="€ = *" data-x="a&gt;b">Café &amp; “R&amp;D”: 40%</p><script>const a = "€*"</script>'
  expect(showsRareLetters(`${page}<style>*{a:b}</style><p>Words.</p>`)).toBe(false)
})

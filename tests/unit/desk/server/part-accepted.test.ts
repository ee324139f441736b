import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { compareTexts, treeOf } from '../../../../scripts/desk/legal/compare-word.ts'
import { packDocx } from '../../../../scripts/desk/legal/docx/docx-parts.ts'
import { redlineDocx } from '../../../../scripts/desk/legal/docx/redline-docx.ts'
import { writeBody } from '../../../../scripts/desk/legal/docx/write-body.ts'
import { readDocx } from '../../../../scripts/desk/word/read-docx.ts'
import { realIndex } from '../../../support/real-content.ts'
import { partAccepted, resolveChanges } from '../../../word/part-accepted.ts'
import { RandomVersions } from '../../../word/random-versions.ts'

const words = realIndex().single('legalWords').redline
const origin = { author: 'The firm', version: 'terms/2026-01-01', day: '2026-01-01', site: 'https://firm.example' }
const title = 'Terms'

test('a part of the changes accepted and the rest rejected comes back as exactly that', async () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const random = new RandomVersions(seed)
    const { old, now } = random.pair()
    const [before, after] = [old, now].map((body): typeof body => [['h1', null, title], ...body])
    const { blocks, accepts } = partAccepted(before ?? [], after ?? [], () => random.chance())
    const plain = { ...writeBody(blocks, blocks, origin), ...origin, title, date: `${origin.day}T00:00:00Z` }
    const wanted = treeOf((await readDocx(await packDocx(plain))).body)
    const zip = await JSZip.loadAsync(await redlineDocx({ title, body: old }, { title, body: now }, origin))
    const xml = (await zip.file('word/document.xml')?.async('string')) ?? ''
    zip.file('word/document.xml', resolveChanges(xml, accepts))
    const word = await readDocx(await zip.generateAsync({ type: 'nodebuffer' }), {}, true)
    const version = { slug: origin.version, author: origin.author, title, body: wanted }
    const { insertions, deletions, moves } = compareTexts(version, word, words)
    expect({ seed, insertions, deletions, moves }).toEqual({ seed, insertions: 0, deletions: 0, moves: 0 })
  }
})

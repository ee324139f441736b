import JSZip from 'jszip'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { legalText } from '../../../support/legal-text.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

const document = 'terms-of-service'
const first = `content/legal/${document}/2025-01-15.mdx`
const second = `content/legal/${document}/2999-05-01.mdx`
const body = '## Late payment\n\nInterest is <Term value="interestRate" /> and no more.\n'
const by = { recordedBy: 'Ada Clerk', approvedBy: 'Ben Counsel' }
let desk: DeskSite

beforeEach(async () => {
  const fields = { title: 'Terms of Service', values: { interestRate: '1.5% per month' } }
  desk = await startDesk({ [first]: legalText(fields, body) })
})

afterEach(async () => {
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
})

const post = (name: string, given: object) => desk.ask(`POST legal/${name}`, { body: given })

test('a text is recorded as final, changed by a new version and compared with the one before', async () => {
  expect((await post('correct', { file: first, ...by })).json).toEqual({ file: first, what: 'first' })
  const opened = await post('new-version', { document, effective: '2999-05-01' })
  expect(opened.json).toEqual({ file: second, from: '2025-01-15' })
  const early = await post('correct', { file: second, ...by })
  expect([early.status, early.json.message]).toEqual([
    409,
    'Not recorded: with this the site could not be published on 2999-05-01.',
  ])
  expect(early.json.issues).toMatchObject([{ message: expect.stringContaining('does not say what it changes') }])
  const { json } = await desk.ask(`GET entry?file=${second}`)
  const text = json.text.replace('changes: ""', 'changes: "Interest rises."').replace('1.5%', '2%')
  expect((await desk.ask('PUT entry', { body: { file: second, text, base: json.version } })).status).toBe(200)
  expect((await post('correct', { file: second, ...by })).json.what).toBe('first')
  const redline = await desk.ask(`GET legal/redline?file=${second}`)
  expect(redline.json).toMatchObject({
    title: expect.stringContaining('Terms of Service'),
    before: '2025-01-15',
    now: '2999-05-01',
    insertions: 1,
    deletions: 1,
  })
  expect(JSON.stringify(redline.json.body)).toMatch(/\["del",.*1\.5%.*\["ins",.*2%/)
})

test('an error in a text of another kind keeps nobody from comparing, one in a legal text does', async () => {
  await post('correct', { file: first, ...by })
  await post('new-version', { document, effective: '2999-05-01' })
  const compared = async () => (await desk.ask(`GET legal/redline?file=${second}`)).status
  const save = async (file: string, from: string, to: string) => {
    const { json } = await desk.ask(`GET entry?file=${file}`)
    const saved = { file, text: json.text.replace(from, to), base: json.version }
    expect((await desk.ask('PUT entry', { body: saved })).status).toBe(200)
    await desk.ask('GET site')
  }
  await save('content/pages/index.mdx', 'title:', 'titel:')
  expect(await compared()).toBe(200)
  await save(first, 'title:', 'titel:')
  expect(await compared()).toBe(409)
})

test('the guards of the commands hold, and say so in sentences without a command in them', async () => {
  await post('correct', { file: first, ...by })
  const refusals = [
    await post('new-version', { document: 'terms', effective: '2999-05-01' }),
    await post('new-version', { document, effective: '2025-02-30' }),
    await post('new-version', { document, effective: '2024-01-01' }),
    await post('new-version', { document: '../pages', effective: '2999-05-01' }),
    await post('withdraw', { file: first }),
  ]
  desk.write(first, desk.read(first).replace('no more', 'nothing more'))
  refusals.push(
    await post('correct', { file: first, ...by }),
    await post('correct', { file: first, reason: 'A word.' }),
  )
  desk.write(first, desk.read(first).replace('1.5%', '2%'))
  refusals.push(await post('correct', { file: first, reason: 'A word.', ...by }))
  expect(
    refusals.map(({ status, json }) => `${status} ${json.message.replace(/(?<=final on )[\d-]+/, '[today]')}`),
  ).toMatchInlineSnapshot(`
    [
      "409 There is no document "terms". There is terms-of-service.",
      "409 "2025-02-30" is not a day in the calendar: February 2025 has 28 days.",
      "409 The newest version applies from 2025-01-15; a new one must apply from a later day.",
      "409 There is no document "../pages". There is terms-of-service.",
      "409 The version of January 15, 2025 is in force or was: it stays readable for good. To replace it, open a new one.",
      "409 The version of 2025-01-15 was recorded as final on [today]. Say why its text is corrected; readers see it in the version history.",
      "409 Say who records the text and who approved it.",
      "409 This is no correction: in the terms-of-service of January 15, 2025 the figure “1.5% per month” has become “2% per month”. A value or a number is never corrected, because people rely on it. Put it back as it was, then change it in a new version.",
    ]
  `)
  expect(JSON.stringify(refusals.map(({ json }) => json))).not.toContain('npm run')
})

test('a correction with its reason moves the day readers see, and a version that does not apply yet is taken back', async () => {
  await post('correct', { file: first, ...by })
  desk.write(first, desk.read(first).replace('no more', 'nothing more'))
  expect((await post('correct', { file: first, reason: 'A word was missing.', ...by })).json.what).toBe('correction')
  expect(desk.read('content/legal/published.json')).toContain('A word was missing.')
  await post('new-version', { document, effective: '2999-05-01' })
  expect((await post('withdraw', { file: second })).json).toEqual({ file: second, recorded: false, announced: false })
  expect((await desk.ask(`GET entry?file=${second}`)).status).toBe(404)
  expect(desk.read(`.withdrawn/${document}-2999-05-01.mdx`)).toContain('Late payment')
})

test('what the commands write beside a text is called by its name among the changes', async () => {
  await post('correct', { file: first, ...by })
  const { json } = await desk.ask('GET changes')
  const register = (json as { file: string }[]).find(({ file }) => file === 'content/legal/published.json')
  expect(register).toMatchObject({ title: 'Register of legal texts', register: true })
})

test('only a version of a legal text is treated as one, and the first has nothing to be compared with', async () => {
  expect((await post('correct', { file: 'content/pages/index.mdx', ...by })).status).toBe(400)
  expect((await desk.ask(`GET legal/redline?file=content/legal/published.json`)).status).toBe(400)
  expect((await desk.ask(`GET legal/redline?file=${first}`)).status).toBe(409)
  await post('correct', { file: first, ...by })
  expect((await desk.ask(`GET legal/redline?file=${first}`)).status).toBe(404)
})

/** Changes the second version, so that there is something to compare. */
async function changedVersion() {
  await post('correct', { file: first, ...by })
  await post('new-version', { document, effective: '2999-05-01' })
  const more = `${body}\n## Notices\n\nWrite to us.\n\n- by **letter**,\n- by mail.\n`
  const text = desk.read(second).replace('changes: ""', 'changes: "Interest rises."').replace('1.5%', '2%')
  desk.write(second, text.replace(body, more.replace(' and no more', '')))
  await desk.ask('PUT entry', { body: { file: second, text: desk.read(second), base: null } })
  await expect.poll(async () => (await desk.ask(`GET legal/redline?file=${second}`)).status).toBe(200)
}

const download = async (name: string) => {
  const headers = { 'x-desk-token': desk.token }
  const response = await fetch(`${desk.url}/_desk/api/legal/${name}?file=${second}`, { headers })
  expect(response.headers.get('content-disposition')).toBe('attachment')
  return Buffer.from(await response.arrayBuffer())
}

test('a comparison is given away with tracked changes, and what comes back is compared with its version', async () => {
  await changedVersion()
  const word = await download('redline-docx')
  const xml = await JSZip.loadAsync(word).then((zip) => zip.file('word/document.xml')?.async('string'))
  const said = (tag: string) => [...(xml ?? '').matchAll(new RegExp(`<w:${tag}[ >][^<]*<`, 'g'))].join(' ')
  expect(said('delText')).toContain('1.5')
  expect(xml).toMatch(/<w:ins [^>]*w:author="[^"]+"[^>]*w:date="\d{4}-/)

  const compare = (bytes: Buffer) => desk.ask(`POST legal/compare?file=${second}`, { body: bytes })
  expect((await compare(word)).json).toMatchObject({ insertions: 0, deletions: 0, moves: 0 })
  const returned = await JSZip.loadAsync(word)
  returned.file('word/document.xml', (xml ?? '').replace('Write to us.', 'Write to our office.'))
  const { json } = await compare(await returned.generateAsync({ type: 'nodebuffer' }))
  expect(JSON.stringify(json.body)).toMatch(/\["del",.*us.*\["ins",.*our office/)
  // A signature that was put in is no change of the words.
  const relations = 'word/_rels/document.xml.rels'
  const related = await returned.file(relations)?.async('string')
  const image = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image'
  const target = `<Relationship Id="rIdSigned" Type="${image}" Target="signed.png"/></Relationships>`
  returned.file(relations, (related ?? '').replace('</Relationships>', target))
  returned.file('word/signed.png', Buffer.from('89504e470d0a1a0a', 'hex'))
  const signed =
    '<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata r:id="rIdSigned"/></v:shape></w:pict></w:r></w:p></w:body>'
  returned.file('word/document.xml', (xml ?? '').replace(/<w:sectPr.*?<\/w:sectPr><\/w:body>/s, signed))
  const after = await compare(await returned.generateAsync({ type: 'nodebuffer' }))
  expect(after.json).toMatchObject({ insertions: 0, deletions: 0, moves: 0 })
  expect((await compare(Buffer.from('no zip'))).status).toBe(415)
})

test('a comparison is given away as PDF', async () => {
  await changedVersion()
  const pdf = await download('redline-pdf')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeGreaterThan(5000)
})

test('a version is recorded, approved, announced and withdrawn, each with a name, and the list says where it stands', async () => {
  await post('correct', { file: first, ...by })
  await post('new-version', { document, effective: '2999-05-01' })
  desk.write(second, desk.read(second).replace('changes: ""', 'changes: "Interest rises."'))
  const standing = async () => {
    const { json } = await desk.ask('GET site')
    const { state, recorded, approved, announced, cancellable } = json.entries.find(
      (one: { file: string }) => one.file === second,
    )
    return { state, recorded, approved, announced, cancellable }
  }
  expect((await post('correct', { file: second, recordedBy: 'Ada Clerk', approvedBy: '' })).json.what).toBe('first')
  expect(await standing()).toEqual({ state: 'scheduled', recorded: true })
  const early = await post('announce', { file: second, by: 'Cora Head' })
  expect([early.status, early.json.message]).toEqual([
    409,
    'This version is announced, but nobody has approved its text.',
  ])
  expect((await post('correct', { file: second, approvedBy: 'Ben Counsel' })).json.what).toBe('approval')
  expect(await standing()).toEqual({ state: 'scheduled', recorded: true, approved: true })
  const late = await post('announce', { file: second, by: 'Cora Head', date: '2999-05-01' })
  expect([late.status, late.json.field]).toEqual([409, 'date'])
  const announced = await post('announce', { file: second, by: 'Cora Head', date: '' })
  expect(announced.json).toMatchObject({ file: second })
  const told = { state: 'scheduled', recorded: true, approved: true, announced: true, cancellable: true }
  expect(await standing()).toEqual(told)
  const nameless = await post('withdraw', { file: second, by: '', reason: 'No.' })
  expect([nameless.status, nameless.json.field]).toEqual([409, 'by'])
  const withdrawn = await post('withdraw', { file: second, by: 'Cora Head', reason: 'It stays as it is.' })
  expect(withdrawn.json).toEqual({ file: second, recorded: true, announced: true })
  expect(await standing()).toEqual({ state: 'ended', recorded: true, approved: true })
  expect(desk.read('content/legal/published.json')).toContain('It stays as it is.')
})

test('an announcement that no reader can have seen is cancelled, and one of the last commit is not', async () => {
  await desk.stop()
  const fields = { title: 'Terms of Service', values: { interestRate: '1.5% per month' } }
  desk = await startDesk({ [first]: legalText(fields, body) }, { git: true })
  await post('correct', { file: first, ...by })
  await post('new-version', { document, effective: '2999-05-01' })
  desk.write(second, desk.read(second).replace('changes: ""', 'changes: "Interest rises."'))
  await post('correct', { file: second, ...by })
  desk.git('add', '-A')
  desk.git('commit', '-qm', 'A version to come')
  const register = () => desk.read('content/legal/published.json')
  const recorded = register()
  const cancel = () => post('cancel-announcement', { file: second })
  expect((await cancel()).json.message).toBe('The version of May 1, 2999 is not announced.')

  await post('announce', { file: second, by: 'Cora Head' })
  expect((await cancel()).json).toEqual({ file: second })
  expect(register()).toBe(recorded)

  await post('announce', { file: second, by: 'Cora Head', date: '2999-04-01' })
  desk.git('commit', '-qam', 'Announced for a later day')
  expect((await cancel()).json).toEqual({ file: second })
  expect(register()).toBe(recorded)

  await post('announce', { file: second, by: 'Cora Head' })
  desk.git('commit', '-qam', 'Announced')
  const late = await cancel()
  expect([late.status, late.json.message]).toEqual([
    409,
    'The version of May 1, 2999 was announced with the last commit or before: readers may have been told. Withdraw the version instead.',
  ])
  const { json } = await desk.ask('GET site')
  const entry = json.entries.find(({ file }: { file: string }) => file === second)
  expect([entry.announced, entry.cancellable]).toEqual([true, undefined])
})

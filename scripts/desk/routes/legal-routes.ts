import { z } from 'zod'
import { splitLegalSlug } from '../../../src/content/legal/versions.ts'
import { fillWords } from '../../../src/lib/fill-words.ts'
import { announceVersion } from '../../legal/announce-version.ts'
import { cancelAnnouncement } from '../../legal/cancel-announcement.ts'
import { openVersion } from '../../legal/open-version.ts'
import { recordVersion } from '../../legal/record-version.ts'
import { recordsFile, recordsIn } from '../../legal/records.ts'
import { withdrawVersion } from '../../legal/withdraw-version.ts'
import { contentFile } from '../entry/content-file.ts'
import { Refusal } from '../http/refusal.ts'
import { comparable, comparedTexts, legalRedline } from '../legal/legal-redline.ts'
import type { Routes } from './route.ts'

const file = z.string()
const document = z.string().max(200)
const day = z.string().max(20)
const said = z.string().max(5000).optional()

/** The version a file is. */
function versionOf(root: string, name: unknown) {
  const { collection, slug } = contentFile(root, name)
  const [document, effective] = splitLegalSlug(slug)
  if (collection !== 'legal' || !effective) throw new Refusal(400, 'This is no version of a legal text.')
  return { document, effective, slug }
}

// What reads and writes documents is loaded when somebody asks for one.

/** The guarded commands for legal texts, as they are at the keyboard: `npm run legal:new`, `legal:correct` … */
export const legalRoutes = {
  'POST legal/new-version': {
    asks: z.object({ document, effective: day }),
    async answer({ document, effective }, desk) {
      const opened = openVersion(desk.root, document, effective)
      await desk.check.recheck([opened.file])
      return opened
    },
  },
  'POST legal/correct': {
    asks: z.object({ file, reason: said, recordedBy: said, approvedBy: said }),
    async answer({ file, ...request }, desk) {
      const version = versionOf(desk.root, file)
      const recorded = await recordVersion(desk.root, { ...version, ...request }, desk.check.today())
      await desk.check.recheck([file, recordsFile])
      return { file, what: recorded.what }
    },
  },
  'POST legal/announce': {
    asks: z.object({ file, date: day.optional(), by: said }),
    async answer({ file, ...request }, desk) {
      const version = versionOf(desk.root, file)
      const { date } = await announceVersion(desk.root, { ...version, ...request }, desk.check.today())
      await desk.check.recheck([recordsFile])
      return { file, date }
    },
  },
  'POST legal/cancel-announcement': {
    asks: z.object({ file }),
    async answer({ file }, desk) {
      const version = versionOf(desk.root, file)
      const committed = await desk.repository.before(recordsFile)
      cancelAnnouncement(desk.root, version, committed ? recordsIn(committed) : [], desk.check.today())
      await desk.check.recheck([recordsFile])
      return { file }
    },
  },
  'POST legal/withdraw': {
    asks: z.object({ file, by: said, reason: said }),
    async answer({ file, ...request }, desk) {
      const version = versionOf(desk.root, file)
      const { recorded, announced } = withdrawVersion(
        desk.root,
        { ...version, ...request, yes: true },
        desk.check.today(),
      )
      await desk.check.recheck([file, recordsFile])
      return { file, recorded, announced }
    },
  },
  'GET legal/redline': { answer: ({ file }, desk) => legalRedline(desk.check, versionOf(desk.root, file).slug) },
  'GET legal/redline-docx': {
    async answer({ file }, desk) {
      const { slug } = versionOf(desk.root, file)
      const { redlineDocx } = await import('../legal/docx/redline-docx.ts')
      const { content, old, now } = comparedTexts(desk.check, slug)
      const { name, baseUrl } = content.single('site')
      const author = fillWords(content.single('legalWords').redline.author, { name })
      return redlineDocx(old, now, { author, version: slug, day: desk.check.today(), site: baseUrl })
    },
  },
  'GET legal/redline-pdf': {
    async answer({ file }, desk) {
      const { slug } = versionOf(desk.root, file)
      const { redlinePdf } = await import('../legal/redline-pdf.ts')
      const redline = legalRedline(desk.check, slug)
      const content = comparable(desk.check, slug)
      return redlinePdf(
        redline,
        content.single('site'),
        content.single('legalWords').redline.replaced,
        desk.check.today(),
      )
    },
  },
  'POST legal/compare': {
    asks: 'bytes',
    async answer({ file, bytes }, desk) {
      const { slug } = versionOf(desk.root, file)
      const { compareWord } = await import('../legal/compare-word.ts')
      return compareWord(desk.check, slug, bytes)
    },
  },
} satisfies Partial<Routes>

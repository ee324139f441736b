import { splitLegalSlug } from '../../src/content/legal/versions.ts'
import type { Asks, RequestName } from '../../src/desk/requests.ts'
import { placeOf } from '../content/model/place.ts'
import { Refusal } from '../desk/http/refusal.ts'
import { notHere, type TeamDesk } from '../desk/team-desk.ts'
import type { Writer } from '../desk/writer.ts'
import { readRecords, recordOf } from '../legal/records.ts'
import { kinds } from '../new-entry/kinds.ts'
import { maySee } from './may-see.ts'
import { collectionOf, isLegal, writesIn } from './may-write.ts'
import { type Member, signatureOf } from './people.ts'
import type { TeamConfig } from './team-config.ts'

/** Where somebody writes. */
interface Desk extends Member {
  /** Their clone. */
  root: string
  config: Pick<TeamConfig, 'approveOwn' | 'ask' | 'committer' | 'folder'>
}

/** What is done of a request, after a look at whether somebody may. Returns what it asks. */
type Rule<Name extends RequestName> = (asked: Asks<Name>, desk: Desk) => Asks<Name>

const anybody = <Asked>(asked: Asked) => asked

/** @throws Refusal of a file that somebody may not write */
function refuseFile(file: unknown, desk: Desk): void {
  const collection = collectionOf(String(file))
  if (writesIn(desk, collection)) return
  const what = collection && isLegal(collection) ? 'legal texts' : `“${collection ?? String(file).slice(0, 100)}”`
  throw new Refusal(403, `You may read ${what} and not change them. Ask ${desk.config.ask}.`)
}

/** What somebody is kept from is answered as if it were not there: by a name that leads nowhere, nobody learns a thing. */
function refuseKept(name: RequestName, asked: unknown, desk: Desk): void {
  const { file } = Object(asked) as { file?: unknown }
  // Of a picture in a review, the rules of reviews say who sees it.
  if (file === undefined || name === 'GET team/picture' || maySee(desk.config.folder, desk, String(file))) return
  throw new Refusal(404, notHere)
}

/** The register says who recorded and approved what: the commands for legal texts alone write into it. */
function refuseRegister(file: unknown): void {
  if (collectionOf(String(file)) !== 'legalRecords') return
  throw new Refusal(
    403,
    'The register of legal texts is written by recording and approving them, and by nobody’s hand.',
  )
}

function ofFile<Asked extends { file: string }>(asked: Asked, desk: Desk): Asked {
  refuseFile(asked.file, desk)
  refuseRegister(asked.file)
  return asked
}

function ofKind<Asked extends { kind: string }>(asked: Asked, desk: Desk): Asked {
  const kind = Object.hasOwn(kinds, asked.kind) ? kinds[asked.kind as keyof typeof kinds] : undefined
  if (kind && !writesIn(desk, kind.collection))
    throw new Refusal(403, `You may not start an entry of this kind. Ask ${desk.config.ask}.`)
  return asked
}

function ofLegal<Asked>(asked: Asked, desk: Desk): Asked {
  if (!desk.role.legal) throw new Refusal(403, `You may read legal texts and not change them. Ask ${desk.config.ask}.`)
  return asked
}

/** In the name of whoever asks: nobody records or announces for somebody else. */
const byThem = <Asked extends { by?: string }>(asked: Asked, desk: Desk): Asked => ({
  ...ofLegal(asked, desk),
  by: desk.person.name,
})

/** Recorded in one’s own name, and approved by whoever may, in their own too. */
function recorded(asked: Asks<'POST legal/correct'>, desk: Desk): Asks<'POST legal/correct'> {
  ofLegal(asked, desk)
  const { config, person, role, root } = desk
  const approvedBy = asked.approvedBy?.trim()
  if (!approvedBy) return { ...asked, recordedBy: person.name, approvedBy: undefined }
  if (!role.approves || approvedBy !== person.name)
    throw new Refusal(403, `A legal text is approved by whoever stands for it, in their own name. Ask ${config.ask}.`)
  if (config.approveOwn) return { ...asked, recordedBy: person.name, approvedBy }
  if (!isRecordedByOthers(root, asked.file, person.name))
    throw new Refusal(403, 'Somebody records a legal text, and somebody else approves it.')
  // Without who records it, nothing but what is recorded can be approved: a text that was changed since is refused.
  return { ...asked, recordedBy: undefined, approvedBy }
}

function isRecordedByOthers(root: string, file: string, name: string): boolean {
  const place = placeOf(file.slice('content/'.length))
  const [document = '', effective = ''] = place.collection === 'legal' ? splitLegalSlug(place.slug ?? '') : []
  const known = recordOf(readRecords(root), { document, effective })
  const by = known?.corrections.at(-1)?.recordedBy ?? known?.recordedBy
  return by !== undefined && by !== name
}

/** What each request may be asked by whom. A request without a row does not compile. */
const rules: { readonly [Name in RequestName]: Rule<Name> } = {
  'GET site': anybody,
  'GET blocks': anybody,
  'GET targets': anybody,
  'GET gone-links': anybody,
  'GET rule': anybody,
  'GET search': anybody,
  'POST source': anybody,
  'GET entry': anybody,
  'GET schema': anybody,
  'GET links': anybody,
  'POST parse': anybody,
  'PUT entry': ofFile,
  'POST new': ofKind,
  'POST word': ofKind,
  'POST move': ofFile,
  'POST duplicate': ofFile,
  'POST delete': ofFile,
  'POST delete-picture': ofFile,
  'POST restore': ofFile,
  'POST picture': ofFile,
  'POST accepted/add': (asked, desk) => ({ ...ofFile(asked, desk), who: desk.person.name }),
  'POST accepted/remove': ofFile,
  'GET changes': anybody,
  'GET picture': anybody,
  'GET reviews': anybody,
  'POST review'(asked, desk) {
    for (const file of asked.files) refuseFile(file, desk)
    return { ...asked, author: undefined }
  },
  'POST team/open': anybody,
  'GET team/reviews': anybody,
  'GET team/changes': anybody,
  'GET team/picture': anybody,
  // What the review changes decides who may: its rules look there.
  'POST team/approve': (asked) => asked,
  'POST team/return': (asked) => asked,
  'POST team/take': (asked) => asked,
  'POST team/merge': (asked) => asked,
  'POST team/preview': (asked) => asked,
  'POST team/end-preview': (asked) => asked,
  'GET team/comments': anybody,
  // Whoever sees a text may say something about it, and suggest other words: who writes it accepts them.
  'POST team/comment': (asked) => asked,
  'POST team/word-comments': (asked) => asked,
  'POST team/answer': (asked) => asked,
  'POST team/settle': (asked) => asked,
  'GET history': anybody,
  'GET revision': anybody,
  'POST legal/new-version': ofLegal,
  'POST legal/correct': recorded,
  'POST legal/announce': byThem,
  'POST legal/cancel-announcement': ofLegal,
  'POST legal/withdraw': byThem,
  'GET legal/redline': anybody,
  'GET legal/redline-docx': anybody,
  'GET legal/redline-pdf': anybody,
  'POST legal/compare': anybody,
}

/**
 * Somebody at their desk: what they may do there, and how they stand in the history.
 *
 * @param now where they write, by the roles of the moment
 * @param team what they see of the others
 * @param told of everything that is asked and is no reading, with what it is about
 */
export function writerAt(
  now: () => Desk,
  team: TeamDesk,
  told: (name: RequestName, about: string, refused: boolean) => void,
): Writer {
  const desk = now()
  return {
    author: signatureOf(desk.person),
    committer: signatureOf(desk.config.committer),
    team,
    allow(name, asked) {
      const rule = rules[name] as Rule<RequestName>
      if (rule === anybody) {
        refuseKept(name, asked, now())
        return asked
      }
      const { file, kind, files, branch, document, id } = Object(asked) as Record<string, unknown>
      const about = String(file ?? kind ?? files ?? branch ?? document ?? id)
      try {
        refuseKept(name, asked, now())
        const allowed = rule(asked as Asks<RequestName>, now())
        told(name, about, false)
        return allowed
      } catch (error) {
        told(name, about, true)
        throw error
      }
    },
    mayWrite: (file) => refuseFile(file, now()),
    mayStart: (collection) => writesIn(now(), collection),
    maySee: (file) => maySee(now().config.folder, now(), file),
  }
}

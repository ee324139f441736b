import { expect, test } from 'vitest'
import { deskHint } from '../../../../scripts/desk/site/desk-hint.ts'

test('the hints of the check name buttons where elsewhere they name commands', () => {
  expect(
    [
      'When it is final, run `npm run legal:correct terms -- --effective 2030-01-01`.',
      'Make it in a new version: `npm run legal:new terms -- --effective YYYY-MM-DD`. If it corrects a slip, record why: `npm run legal:correct terms -- --effective 2030-01-01 --reason "…"`.',
      'When somebody has, run `npm run legal:correct terms -- --effective 2030-01-01 --approved-by "…"`.',
      'Announce that one first: `npm run legal:announce`.',
      'A version that does not apply yet can be taken back: npm run legal:withdraw.',
      'Records are written by npm run legal:correct only; take the file back as it was.',
      'Allowed: "a". A new one: npm run new -- category "Name of it".',
      'Make an entry with `npm run new`, copy the text.',
      'Write it as `paymentDays`.',
    ].map(deskHint),
  ).toEqual([
    'When it is final, press “Record as final”.',
    'Make it in a new version: press “New version”. If it corrects a slip, record why: press “Correct a mistake”.',
    'When somebody has, press “Approve”.',
    'Announce that one first: press “Announce”.',
    'A version that does not apply yet can be taken back: press “Withdraw”.',
    'Records are written by “Record as final” only; take the file back as it was.',
    'Allowed: "a". A new one: press “New…”.',
    'Make an entry with “New…”, copy the text.',
    'Write it as `paymentDays`.',
  ])
})

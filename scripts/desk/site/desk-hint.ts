import { words } from '../../../src/desk/words.ts'

/** What stands at the desk for a command, as the button says it. */
const buttons: Record<string, string> = {
  new: words.newEntry.open,
  'legal:new': words.actions.newVersion,
  'legal:correct': words.actions.record,
  'legal:correct --reason': words.actions.correct,
  'legal:correct --approved-by': words.actions.approve,
  'legal:announce': words.actions.announce,
  'legal:withdraw': words.actions.withdraw,
}

/** A command in a hint, in quotation marks of code or alone, with what a sentence has before it. */
const command = /(\b(?:run|by|with) )?(?:`npm run (new|legal:\w+)[^`]*`|npm run (new|legal:\w+)(?: -- \w+ "[^"]*")?)/g

/** A hint of the check as the desk says it: with buttons in the place of commands. */
export function deskHint(hint: string): string {
  return hint.replace(command, (written, before: string | undefined, quoted?: string, plain?: string) => {
    const name = quoted ?? plain ?? ''
    const [option] = /(?<=--)(?:reason|approved-by)/.exec(written) ?? []
    const button = buttons[option ? `${name} --${option}` : name]
    if (!button) return written
    return before && before !== 'run ' ? `${before}“${button}”` : `press “${button}”`
  })
}

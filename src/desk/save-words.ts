import { countWords } from './count-words.ts'

const passages = countWords('passage', 'passages')

/** The words of the way from the text to the file, and of what it meets there. */
export const saveWords = {
  save: {
    saved: 'Saved',
    saving: 'Saving…',
    conflict: 'Changed elsewhere',
    failed: (why: string) => `Not saved. ${why}`,
    first: 'Nothing was done: what you wrote is not saved yet. Close this to see why.',
    kept: 'Your text is kept in this browser and saved as soon as possible.',
    notKept: 'This browser has no room to keep your text: copy it from the source before you close the window.',
  },
  recovered: 'Text that was not saved when the window closed is back. Undo takes it away again.',
  takenOver: (taken: number) =>
    `This file was changed elsewhere while you wrote. Taken over, as you had not touched it: ${passages(taken)}. Undo takes that away again.`,
  conflict: {
    title: 'This file was changed elsewhere while you wrote',
    help: 'Choose for every difference what the file shall say. Nothing is saved until you are done, and undo takes it back.',
    allMine: 'Every difference as I wrote it',
    allTheirs: 'Every difference as it is in the file',
    taken: (mine: number, theirs: number) => {
      const taken = [mine > 0 && `${passages(mine)} as you wrote`, theirs > 0 && `${passages(theirs)} as in the file`]
      return `Not asked, because only one side changed it: ${taken.filter(Boolean).join(', ')}.`
    },
    takenFrom: { mine: 'Only you changed this: taken', theirs: 'Only the file changed this: taken' },
    places: (places: readonly string[], isMore: boolean) => ` (${places.join(', ')}${isMore ? ', …' : ''})`,
    placeUnder: (place: string, heading: string) => `${place} under “${heading}”`,
    same: (lines: number) => `${countWords('line', 'lines')(lines)} alike`,
    difference: (number: number, all: number) => `Difference ${number} of ${all}`,
    chosen: (chosen: number, all: number) => `Chosen: ${chosen} of ${countWords('difference', 'differences')(all)}.`,
    mine: 'What you wrote',
    theirs: 'What is in the file',
    both: 'Both, yours first',
    nothing: 'Nothing',
    finish: 'Use what I chose',
    done: 'The file says what you chose. Undo takes it back.',
    deleted: 'This file was deleted while you wrote',
    deletedHelp: 'Your text is still here.',
    putBack: 'Put the file back with my text',
    isBack: 'The file is back, with your text.',
    letGo: 'Let it go',
  },
}

import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { guideCode } from './editor.ts'

const run = promisify(execFile)

/** Where `:cnext` leads, and what is said there. */
export interface Listed {
  file: string
  line: number
  /** The words from the cursor on. */
  at: string
  text: string
}

/** Goes to each place as `:cnext` does, and keeps where that is. */
const keep = `
silent make!
let listed = []
for number in range(1, len(getqflist()))
  let one = getqflist()[number - 1]
  if one.valid
    execute 'silent cc' number
    let at = strpart(getline('.'), col('.') - 1)
    call add(listed, {'file': bufname('%'), 'line': line('.'), 'at': at, 'text': one.text})
  endif
endfor
call writefile([json_encode(listed)], 'listed.json')
qall!
`

/**
 * What `:make` lists with the settings of the guide.
 *
 * @param program `vim` or `nvim`
 */
export async function vimMake(program: string, root: string): Promise<Listed[]> {
  writeFileSync(path.join(root, 'make.vim'), guideCode('vim') + keep)
  const quiet = program === 'nvim' ? ['--headless'] : ['-N', '-es']
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  await run(program, [...quiet, '-n', '-i', 'NONE', '-u', 'NONE', '-S', 'make.vim'], { cwd: root, env })
  return JSON.parse(readFileSync(path.join(root, 'listed.json'), 'utf8'))
}

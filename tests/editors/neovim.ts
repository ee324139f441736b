import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { type EditedSite, guideCode, type OpenEditor, until } from './editor.ts'

const run = promisify(execFile)

/** The problem whose message has these words: its line, and the words it stands at. Nothing while there is none. */
const problem = (words: string) => `(function()
  for _, one in ipairs(vim.diagnostic.get(0)) do
    local line = vim.api.nvim_buf_get_lines(0, one.lnum, one.lnum + 1, true)[1]
    if one.message:find(${JSON.stringify(words)}, 1, true) then
      return vim.json.encode({ line = one.lnum + 1, at = line:sub(one.col + 1, one.end_col) })
    end
  end
  return 'null'
end)()`

/** Applies the only fix in this line: Neovim asks which, and this answers. */
const fix = (line: number) => `(function()
  vim.ui.select = function(items, _, choose) choose(items[1], 1) end
  vim.api.nvim_win_set_cursor(0, { ${line}, 0 })
  vim.lsp.buf.code_action()
  return ''
end)()`

/** Starts Neovim as the guide sets it up, without a window. */
export async function startNeovim({ root, file }: EditedSite): Promise<OpenEditor> {
  const [socket, settings] = [path.join(root, 'nvim.sock'), path.join(root, 'init.lua')]
  writeFileSync(settings, guideCode('lua'))
  const words = ['--headless', '-n', '-i', 'NONE', '-u', settings, '--listen', socket, file]
  const editor = spawn('nvim', words, { cwd: root, stdio: 'ignore' })
  const gone = once(editor, 'exit')
  const ask = async (what: string) => {
    const { stdout, stderr } = await run('nvim', ['--server', socket, '--remote-expr', what], { cwd: root })
    // Without a terminal Neovim 0.7 answers on stderr.
    return (stdout + stderr).trim()
  }
  const lua = (code: string) => ask(`luaeval(${JSON.stringify(code)})`)
  const type = (keys: string) => execFileSync('nvim', ['--server', socket, '--remote-send', keys], { cwd: root })
  const text = async () => (JSON.parse(await ask('json_encode(getline(1, "$"))')) as string[]).join('\n')
  await until('Neovim', async () => (existsSync(socket) ? true : undefined))
  const problemWith = (words: string): Promise<{ line: number; at: string }> =>
    until(`problem with “${words}”`, async () => JSON.parse(await lua(problem(words))) ?? undefined)
  const changed = async (what: string, before: string) =>
    until(what, async () => {
      const now = await text()
      return now === before ? undefined : now
    })
  return {
    async write(words) {
      await lua(`vim.api.nvim_buf_set_lines(0, 0, -1, true, vim.split(${JSON.stringify(words)}, '\\n'))`)
    },
    placeOf: async (message) => (await problemWith(message)).at,
    async complete() {
      const before = await text()
      type('<Esc>GA<C-x><C-o>')
      const after = await changed('completion', before)
      type('<Esc>')
      return after.split('\n').at(-1) as string
    },
    async fix(message) {
      const { line } = await problemWith(message)
      const before = await text()
      await lua(fix(line))
      return changed('fix', before)
    },
    async close() {
      editor.kill('SIGKILL')
      await gone
    },
  }
}

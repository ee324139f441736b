// What Visual Studio Code loads from where it lies: it starts the language server of this project.
const path = require('node:path')
const vscode = require('vscode')

const root = path.resolve(__dirname, '../../..')
let client

exports.activate = async () => {
  const languageClient = load()
  if (!languageClient) return
  client = new languageClient.LanguageClient(
    'content',
    'Website content',
    {
      command: 'node',
      args: [path.join(root, 'scripts/language-server.mjs')],
      transport: languageClient.TransportKind.stdio,
    },
    // By path: what a file is called by other extensions makes no difference.
    { documentSelector: [{ scheme: 'file', pattern: `${root.replaceAll('\\', '/')}/content/**/*.{mdx,json}` }] },
  )
  await client.start()
}

exports.deactivate = () => client?.stop()

/** The packages of the project; a message where they are not installed. */
function load() {
  try {
    return require('vscode-languageclient/node')
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error
    vscode.window.showErrorMessage(
      'Website content: the packages of this project are not installed. Run “npm install” in a terminal, then “Developer: Reload Window”.',
    )
    return undefined
  }
}

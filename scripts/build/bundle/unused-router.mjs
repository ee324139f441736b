/**
 * Lets the bundler leave out what the site does not use of React Router: nine tenths of it, 7 KB compressed on every page.
 *
 * The package (7.18) comes as one module whose contexts and components are made at its top level without the mark that
 * making them does nothing else (https://rollupjs.org/configuration-options/#pure), and gives each a name for React's
 * developer tools, so that a bundler must keep them all and whatever they call. Pages are rendered and links generated where
 * the site is built, so that islands use no more of it than before: the address, and the hooks that read and change it.
 *
 * @returns {import('vite').Plugin}
 */
export function unusedRouter() {
  return {
    name: 'vantordine:unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: marked(code), map: null }),
    },
  }
}

const made = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm
const named = /^\w+\.displayName = "\w+";$/gm

const marked = (code) => code.replace(made, '$1/* @__PURE__ */ ').replace(named, '')

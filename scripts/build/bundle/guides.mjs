import mdx from '@mdx-js/rollup'
import GithubSlugger from 'github-slugger'
import remarkGfm from 'remark-gfm'

const wordsOf = ({ value = '', children = [] }) => value + children.map(wordsOf).join('')

/** Names each heading as links lead to it, apart from the ids of the page that the guide is read in. */
const namedParts = () => (tree) => {
  const slugger = new GithubSlugger()
  for (const node of tree.children)
    if (node.type === 'heading') node.data = { hProperties: { 'data-part': slugger.slug(wordsOf(node)) } }
}

/** Compiles the guides that are read in the desk to components. */
export const guides = () => mdx({ remarkPlugins: [remarkGfm, namedParts] })

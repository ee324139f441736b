import { checkDocument } from './check-document.ts'
import { fuzzDocuments } from './documents.ts'
import { realResults } from './real-results.ts'

// Checks the documents whose numbers arrive as messages. The check may take this process with it: see judge.ts.
const [root = '', seed = '1'] = process.argv.slice(2)
const documentAt = fuzzDocuments(root, Number(seed))
const others = realResults(root)
process.on('message', (number: number) => {
  // The rules about several files look at all the others too: for every tenth document.
  process.send?.(checkDocument(documentAt(number), root, number % 10 === 0 ? others : undefined))
})
process.send?.('ready')

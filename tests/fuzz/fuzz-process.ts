import { checkDocument } from './check-document.ts'
import { fuzzDocuments } from './documents.ts'
import { realResults } from './real-results.ts'

// Checks the documents whose numbers arrive as messages. The check may take this process with it: see judge.ts.
const [root = '', seed = '1'] = process.argv.slice(2)
const documentAt = fuzzDocuments(root, Number(seed))
const others = realResults(root)
process.on('message', async (number: number) => process.send?.(await checkDocument(documentAt(number), root, others)))
process.send?.('ready')

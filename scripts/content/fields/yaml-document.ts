import { LineCounter, parseDocument } from 'yaml'

/** Parses fields. The core schema leaves dates as the text they are written as. */
export function yamlDocument(yaml: string) {
  return parseDocument(yaml, {
    schema: 'core',
    prettyErrors: false,
    logLevel: 'error',
    lineCounter: new LineCounter(),
  })
}

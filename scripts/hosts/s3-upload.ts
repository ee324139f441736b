import { typesByEnding } from './headers.ts'
import type { HostRules } from './rules.ts'

const type = (type: string) => `--content-type '${type}'`

/**
 * `upload.sh`: the site without what other hosts read, then again what S3 would send with the wrong type. CloudFront
 * compresses by itself.
 *
 * @see https://docs.aws.amazon.com/cli/latest/reference/s3/sync.html
 */
export function s3Upload({ headers }: HostRules): string {
  const byEnding = Object.entries({ html: 'text/html; charset=utf-8', ...typesByEnding }).map(
    ([ending, value]) =>
      `aws s3 cp "$1" "$2" --recursive --exclude '*' --include '*.${ending}' ${type(value)} --only-show-errors\n`,
  )
  const byAddress = headers.flatMap(({ path, headers }) => {
    const value = headers['Content-Type']
    return value ? [`aws s3 cp "$1${path}" "$2${path}" ${type(value)} --only-show-errors\n`] : []
  })
  return `#!/bin/sh
# sh upload.sh dist s3://the-bucket
set -eu
aws s3 sync "$1" "$2" --delete --exclude '*.br' --exclude '*.gz' --exclude _headers --exclude _redirects --only-show-errors
${byEnding.join('')}${byAddress.join('')}`
}

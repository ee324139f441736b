import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from '../check.ts'

const megabyte = 1024 * 1024
/** Sizes are written to a tenth of a megabyte. */
const rounding = 0.05

/** The size a resource states is that of its file, give or take 5 %. That the file is there, another rule looks at. */
export const downloadSizes: Check = ({ root, records, publicFiles }) =>
  records('resources').flatMap(({ file, fields: { file: address, downloadSize } }) => {
    if (!address || !publicFiles.has(address)) return []
    const actual = statSync(join(root, 'public', address)).size / megabyte
    if (Math.abs(actual - Number.parseFloat(downloadSize)) <= Math.max(actual * 0.05, rounding)) return []
    const size = `${actual.toFixed(1)} MB`
    return [
      {
        severity: 'error',
        rule: 'download-size',
        file,
        field: 'downloadSize',
        message: `The size says ${downloadSize}, but public${address} has ${size}.`,
        hint: `Write "${size}".`,
      },
    ]
  })

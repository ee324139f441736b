/** Where brackets, dashes or spaces nest fields deeper than any field is: the parser of YAML takes long to give that up. */
export function yamlTooDeep(yaml: string): number | undefined {
  const steps = /^(?: {40}|(?:[ \t]*[-?:][ \t]){20})|[[\]{}]/gm
  let depth = 0
  for (const { 0: sign, index } of yaml.matchAll(steps)) {
    if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1)
    else depth += 1
    if (depth > 20 || sign.length > 1) return index
  }
  return undefined
}

/** Address of the script that is added to every page. */
export const collectorPath = '/engines-collector.js'

/**
 * Runs before anything else on a page and keeps what goes wrong. A script and not a listener of the driver, because
 * WebKit's driver has none; as a file of the site it needs no exception in the policy.
 */
function collect() {
  const problems: string[] = []
  Object.assign(window, { engineProblems: problems })
  const { error } = console
  console.error = (...words: unknown[]) => {
    problems.push(`console: ${words.map(String).join(' ')}`)
    error(...words)
  }
  addEventListener(
    'error',
    ({ target, message }) => {
      const { src, href } = target as HTMLScriptElement & HTMLLinkElement
      problems.push(message === undefined ? `not loaded: ${src ?? href}` : `uncaught: ${message}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
}

/** The script itself. */
export const collectorScript = `(${collect})()`

/** Adds the script to a page, before every other. */
export function withCollector(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script src="${collectorPath}"></script>`)
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Driver } from './driver.ts'
import { find, isHydrated, middle, sidewaysScroll, takeProblems, type Wanted } from './in-page.ts'
import { eventually } from './spawned.ts'

const finder = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

const described = ({ role, name = '', within }: Wanted) =>
  `${role} "${name}"${within ? ` in ${within.role} "${within.name ?? ''}"` : ''}`

/** The page a journey works on: the same in every engine. */
export class EnginePage {
  readonly driver: Driver
  readonly #site: string
  #problems: string[] = []

  constructor(driver: Driver, site: string) {
    this.driver = driver
    this.#site = site
  }

  /** Runs a function in the page. What it gets and returns crosses as JSON. */
  async run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Result> {
    // The compiler wraps named functions in a helper that the page does not have.
    const source = `(() => { const __name = (task) => task; return (${task})(...${JSON.stringify(args)}) })()`
    return JSON.parse(await this.driver.evaluate(`JSON.stringify(${source}) ?? "null"`)) as Result
  }

  /** Waits until a function in the page returns something. */
  async until<Args extends unknown[], Result>(
    what: string,
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    return eventually(what, async () => (await this.run(task, ...args)) ?? undefined) as Promise<NonNullable<Result>>
  }

  /** Opens a path of the site and waits until React has taken it over. */
  async open(path: string): Promise<void> {
    await this.#collect()
    await this.driver.open(this.#site + path)
    await this.until(`${path} comes to life`, isHydrated)
  }

  /** Begins to open a path of the site, and waits for nothing. */
  async begin(path: string): Promise<void> {
    await this.#collect()
    await this.driver.evaluate(`(() => { location.href = ${JSON.stringify(this.#site + path)}; return '' })()`)
  }

  /** Waits for an element, also of a page that is on its way; the page keeps it as `window.found`. */
  async find(wanted: Wanted): Promise<void> {
    await eventually(described(wanted), async () => {
      if ((await this.driver.evaluate('typeof TestingLibraryDom')) === 'undefined')
        await this.driver.evaluate(`(() => { (function () { ${finder} }).call(window); return '' })()`)
      return this.run(find, wanted)
    })
  }

  /** Presses the element that was found last with the pointer. */
  async pressFound(what: string): Promise<void> {
    const [x, y] = await this.until(`${what} can be pressed`, middle)
    await this.driver.pressAt(x, y)
  }

  /** Presses an element with the pointer. */
  async press(wanted: Wanted): Promise<void> {
    await this.find(wanted)
    await this.pressFound(described(wanted))
  }

  /** Waits until something holds. */
  async waitFor(what: string, holds: () => Promise<boolean>): Promise<void> {
    await eventually(what, holds)
  }

  /**
   * Throws when the page can be moved sideways. Asked right after its window has another width, it may still have the styles
   * of the one before (seen on a busy machine in WebKitGTK 2.50).
   */
  async expectNoSidewaysScroll(where: string): Promise<void> {
    await this.waitFor(`${where} cannot be moved sideways`, async () => (await this.run(sidewaysScroll)) === 0)
  }

  async #collect(): Promise<void> {
    if ((await this.driver.evaluate('location.protocol')) === 'http:')
      this.#problems.push(...(await this.until('The document is there', takeProblems)))
  }

  /** Errors, failed files and violations of the policy since the last call. */
  async problems(): Promise<string[]> {
    await this.#collect()
    return this.#problems.splice(0)
  }
}

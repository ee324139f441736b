/**
 * The browser to test with: `CHROMIUM_PATH`, a system Chromium or Chrome, Playwright's own. Undefined when there is none.
 *
 * @param hasWindow a whole browser, which renders pages ahead
 */
export function findBrowser(hasWindow?: boolean): Promise<string | undefined>

/** Finds a browser or installs one. */
export function ensureBrowser(): Promise<string>

/** Imports a script of the project, bundled with the files it is made of. */
export function importBundled(script: string, options?: { isMapped?: boolean }): Promise<unknown>

/** Bundles a script where it has changed. Returns the file of it, which stays as long as this process runs. */
export function bundledFile(script: string): Promise<string>

/** Imports a script of the project, bundled with the files it is made of. */
export function importBundled(script: string, options?: { isMapped?: boolean }): Promise<unknown>

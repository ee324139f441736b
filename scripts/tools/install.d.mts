/** Whether the packages of the lockfile in a folder are there. */
export function isInstalled(folder: string): boolean

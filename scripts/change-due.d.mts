/** Why the site has to be built again, or nothing. `text` is what the build before wrote, if it is still there. */
export function whyDue(text: string, now: number): string | undefined

/** The path of a version of a legal text, from the project's root. */
export const versionFile = (document: string, effective: string) => `content/legal/${document}/${effective}.mdx`

type Manifest = Record<string, string>
export function changedFiles(before: Manifest, after: Manifest): { changed: string[]; removed: string[] }

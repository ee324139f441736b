import { searchWordsPath } from '#src/site/search/index-files.ts'
import { fetchFile } from '#src/site/search/search-index.ts'
import type { ShownWords } from '#src/site/search/search-status.ts'

async function fetchSearch() {
  const [{ SearchDialog }, words] = await Promise.all([
    import('#src/site/search/search-dialog.tsx'),
    fetchFile<ShownWords>(searchWordsPath),
  ])
  return { Dialog: SearchDialog, words }
}

/** The dialog and its words. */
export type LoadedSearch = Awaited<ReturnType<typeof fetchSearch>>

let loading: Promise<LoadedSearch> | undefined

/** Fetches the search once; again after an attempt that failed. @throws when it cannot be fetched. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= fetchSearch()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

import { useState } from 'react'

/** Pictures lie beside the file that shows them or in the shared folder; the desk serves both as they are. */
export function Thumbnail({ file, src }: { file: string; src: string }) {
  // For an address it has shown a browser does not ask again, and another picture may have taken the name.
  const [now] = useState(Date.now)
  const beside = `/${file.replace(/[^/]*$/, '')}${src}?${now}`
  const shared = `/content/images/${src}?${now}`
  const [at, setAt] = useState<string | null>(beside)
  return at && <img src={at} alt="" onError={() => setAt(at === beside ? shared : null)} />
}

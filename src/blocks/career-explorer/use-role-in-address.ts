import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Job } from '#src/content/schemas/job.ts'

type Track = Job['track']

interface TrackRoles {
  id: Track
  roles: { slug: string }[]
}

const openRoles = 'details[name="job"][open]'

/** Keeps the open role in the address as its fragment, and opens the role an address names. */
export function useRoleInAddress(paths: TrackRoles[], track: Track, hrefFor: (track: Track) => string) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  /** Whether roles above the named one have just been taken away: it is no longer where the browser went to. */
  const moved = useRef(false)

  useEffect(() => {
    const path = paths.find(({ roles }) => roles.some(({ slug }) => `#${slug}` === hash))
    const details = path && document.getElementById(hash.slice(1))
    if (!(details instanceof HTMLDetailsElement)) return
    if (path && path.id !== track) {
      moved.current = true
      navigate(hrefFor(path.id) + hash, { replace: true, preventScrollReset: true })
    } else if (moved.current || !details.open) {
      moved.current = false
      details.open = true
      details.scrollIntoView()
    }
  }, [paths, hash, track, hrefFor, navigate])

  const onToggle = useCallback(
    (slug: string, open: boolean) => {
      const { pathname, search, hash: written } = window.location
      // Opening a role closes the one before it, which reports that as well.
      const other = !open && document.querySelector(openRoles)
      if (other || open === (written === `#${slug}`)) return
      navigate({ pathname, search, hash: open ? slug : '' }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return onToggle
}

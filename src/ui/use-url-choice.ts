import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from './use-hydrated.ts'

type UrlChoice<Option extends string> = readonly [
  value: Option,
  choose: (value: Option) => void,
  hrefFor: (value: Option) => string,
]

/**
 * A choice kept in the address as `?name=value`, so that it can be shared and the Back button undoes it.
 *
 * The fallback has no parameter. Prerendered HTML always shows the fallback: the address is read once React has taken over.
 * A value that is not an option is removed from the address without a new history entry.
 */
export function useUrlChoice<Option extends string>(
  name: string,
  options: readonly Option[],
  fallback: Option,
): UrlChoice<Option> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const current = useHydrated() ? search : ''
  const written = new URLSearchParams(current).get(name)
  const known = options.find((option) => option === written)

  const hrefFor = useCallback(
    (value: Option) => pathname + searchWith(current, name, value === fallback ? undefined : value),
    [pathname, current, name, fallback],
  )
  const choose = useCallback(
    (value: Option) => navigate(hrefFor(value), { preventScrollReset: true }),
    [navigate, hrefFor],
  )

  const needsTidying = written !== null && (known === undefined || known === fallback)
  useEffect(() => {
    if (needsTidying) navigate(hrefFor(fallback) + window.location.hash, { replace: true, preventScrollReset: true })
  }, [needsTidying, navigate, hrefFor, fallback])

  return [known ?? fallback, choose, hrefFor]
}

function searchWith(search: string, name: string, value: string | undefined): string {
  const params = new URLSearchParams(search)
  if (value === undefined) params.delete(name)
  else params.set(name, value)
  const text = params.toString()
  return text && `?${text}`
}

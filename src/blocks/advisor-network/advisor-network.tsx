import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { FeaturedAdvisor, NetworkAdvisor } from '#src/blocks/advisor-network/advisor-card.tsx'
import type { AdvisorNetworkProps, AdvisorSummary } from '#src/blocks/advisor-network/row.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { useLinkButton } from '#src/ui/use-link-button.ts'
import { useUntilFound } from '#src/ui/use-until-found.ts'
import { useUrlChoice } from '#src/ui/use-url-choice.ts'

/** The people of the advisory board. Without script all of them are on the page. */
export function AdvisorNetwork({ featured, network, ...words }: AdvisorNetworkProps) {
  const region = useRef<HTMLDivElement>(null)
  const { open, waiting, href, toggle, reveal } = useNetwork(network, region)
  const button = useLinkButton(toggle, { 'aria-expanded': open, 'aria-controls': 'network' })
  useUntilFound(region, !open && !waiting, reveal)

  return (
    <>
      <ul className="grid gap-x-6 lg:grid-cols-2">
        {featured.map((advisor) => (
          <FeaturedAdvisor key={advisor.slug} advisor={advisor} words={words} />
        ))}
      </ul>
      <div ref={region} id="network" className={waiting ? 'until-script' : undefined}>
        <p className="label pt-4 pb-6 text-accent">{words.networkLabel}</p>
        <ul className="grid gap-x-6 text-sm md:grid-cols-2 lg:grid-cols-3">
          {network.map((advisor) => (
            <NetworkAdvisor key={advisor.slug} advisor={advisor} words={words} />
          ))}
        </ul>
      </div>
      <p className="mt-0 flex flex-wrap items-center gap-x-6 gap-y-4 border-strong border-t pt-6">
        <ButtonLink href={href} variant="outline" className="with-script" {...button}>
          {open ? words.hideNetwork : words.viewNetwork}
        </ButtonLink>{' '}
        <span className="text-sm text-muted">{words.caption}</span>
      </p>
    </>
  )
}

/** Whether the extended network is shown: chosen by `?network=full`, or because the address names one of its members. */
function useNetwork(network: AdvisorSummary[], region: RefObject<HTMLDivElement | null>) {
  const [choice, choose, hrefFor] = useUrlChoice('network', ['featured', 'full'], 'featured')
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const pressed = useRef(false)
  const linked = hydrated && network.some(({ slug }) => `#${slug}` === hash)
  const open = choice === 'full' || linked

  // A link to a member who was not on the page yet: the browser could not go there by itself.
  useEffect(() => {
    if (linked) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [linked, hash])

  // Opening by the button leads on to the first person it shows.
  useEffect(() => {
    if (open && pressed.current) region.current?.querySelector('h3')?.focus()
    pressed.current = false
  }, [open, region])

  const other = open ? 'featured' : 'full'
  const toggle = () => {
    pressed.current = !open
    choose(other)
  }
  const reveal = useCallback(() => choose('full'), [choose])
  return { open, waiting: !hydrated, href: hrefFor(other), toggle, reveal }
}

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface Props<Name extends string> {
  tabs: readonly { name: Name; label: string }[]
  chosen: Name
  choose(name: Name): void
  children: ReactNode
}

/** Tabs with their panel (WAI-ARIA: tabs with manual activation is for slow panels; these follow the arrow keys). */
export function Tabs<Name extends string>({ tabs, chosen, choose, children }: Props<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const last = tabs.length - 1
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    choose(tab.name)
    ;(list.current?.children[next as number] as HTMLElement | undefined)?.focus()
  }
  return (
    <>
      <div ref={list} className="desk-tabs" role="tablist" onKeyDown={onKeyDown}>
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="desk-tab" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  )
}

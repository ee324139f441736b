import { memo } from 'react'
import type { OptionGroup, SearchOption } from './search-options.tsx'

/** The name of an option in the document, for the field that says which one is active. */
export const optionId = (option: number) => `search-option-${option}`

interface OptionListProps {
  id: string
  label: string
  groups: readonly OptionGroup[]
  /** The number of the active option among all; -1 when there is none. */
  active: number
  onChoose: () => void
}

/**
 * The options of the dialog. They are links, so that a mouse can open them in another tab; the focus stays in the field. A key
 * changes the field at once and the options when its answer is there.
 */
export const OptionList = memo(function OptionList({ id, label, groups, active, onChoose }: OptionListProps) {
  let number = 0
  const link = ({ href, className, content }: SearchOption) => {
    const own = number
    number += 1
    return (
      <a
        key={optionId(own)}
        id={optionId(own)}
        role="option"
        aria-selected={own === active}
        tabIndex={-1}
        href={href}
        className={className}
        onClick={onChoose}
      >
        {content}
      </a>
    )
  }
  return (
    <div id={id} role="listbox" aria-label={label} className="search-list">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={group.key} role="group" aria-label={group.label} className="search-group">
          {group.label && (
            <p className="search-kind" aria-hidden="true">
              {group.label}
            </p>
          )}
          <div>{group.options.map(link)}</div>
        </div>
      ))}
    </div>
  )
})

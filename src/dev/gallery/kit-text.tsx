import { useState } from 'react'
import { Chip, ChipGroup } from '#src/ui/chips.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Eyebrow } from '#src/ui/eyebrow.tsx'
import { TagList } from '#src/ui/tag-list.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

const options = ['All', 'Federal Contracting', 'Compliance']
const arrows = ['right', 'up', 'down'] as const

/** Disclosures of one group, chips that work, links, labels. */
export default function KitText() {
  const [chosen, setChosen] = useState('All')
  return (
    <>
      <div>
        {['First', 'Second', 'Third'].map((name, index) => (
          <Disclosure
            key={name}
            name="gallery"
            summary={`${name} of a group: opening one closes the others`}
            open={index === 0}
          >
            <p>What the summary promises.</p>
          </Disclosure>
        ))}
      </div>
      <ChipGroup label="Chips">
        {options.map((option, index) => (
          <Chip
            key={option}
            pressed={option === chosen}
            count={index * 3 + 1}
            href="/_gallery"
            onSelect={() => setChosen(option)}
          >
            {option}
          </Chip>
        ))}
        <Chip pressed={false} onSelect={() => setChosen('All')}>
          Without a count
        </Chip>
      </ChipGroup>
      <p className="dev-row">
        <TextLink href="/approach">Text link</TextLink>
        {arrows.map((arrow) => (
          <TextLink key={arrow} href="/approach" arrow={arrow}>
            Arrow {arrow}
          </TextLink>
        ))}
      </p>
      <Eyebrow>Eyebrow</Eyebrow>
      <TagList items={['Tag list', 'separated', 'by middle dots']} />
    </>
  )
}

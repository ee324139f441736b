import { useDeferredValue } from 'react'
import { CaseStudySpread } from '#src/blocks/case-study-explorer/case-study-spread.tsx'
import type { CaseStudyExplorerProps, StudyGroup } from '#src/blocks/case-study-explorer/row.ts'
import { announce } from '#src/site/frame/announcer.tsx'
import { Chip, ChipGroup } from '#src/ui/chips.tsx'
import { useUrlChoice } from '#src/ui/use-url-choice.ts'

/** Chips over the case studies. Every study is in the HTML; a filter only takes some off the screen. */
export function CaseStudyExplorer({ filterLabel, groups, studies, ...labels }: CaseStudyExplorerProps) {
  const values = groups.map((group) => group.value)
  const [group, choose, hrefFor] = useUrlChoice('category', values, 'all')
  // The pressed chip answers at once; the studies follow.
  const listed = useDeferredValue(group)

  const select = ({ value, announcement }: StudyGroup) => {
    choose(value)
    announce(announcement)
  }

  return (
    <>
      <div className="needs-script print:hidden">
        <ChipGroup label={filterLabel}>
          {groups.map((one) => (
            <Chip
              key={one.value}
              pressed={one.value === group}
              href={hrefFor(one.value)}
              count={one.count}
              onSelect={() => select(one)}
            >
              {one.label}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <div className="studies">
        {studies.map((study, index) => (
          <CaseStudySpread
            key={study.id}
            study={study}
            labels={labels}
            mirrored={index % 2 === 1}
            off={listed !== 'all' && !study.groups.includes(listed)}
          />
        ))}
      </div>
    </>
  )
}

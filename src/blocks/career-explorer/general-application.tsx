import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { careerExplorer } from '#src/blocks/career-explorer/row.ts'
import * as routes from '#src/lib/routes.ts'
import { ButtonLink } from '#src/ui/button.tsx'

interface GeneralApplicationProps {
  words: PropsOf<typeof careerExplorer>['general']
  /** Address of the online calendar, if there is one. */
  calendar?: string | undefined
}

/** The way in for people whom no role fits. */
export function GeneralApplication({ words, calendar }: GeneralApplicationProps) {
  return (
    <div className="general on-ink log-ruled">
      <div className="flow">
        <h3>{words.title}</h3>
        <p className="text-muted">{words.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 lg:justify-end">
        <ButtonLink href={routes.contactPage} interest="other" about={words.applyAbout}>
          {words.apply}
        </ButtonLink>
        {calendar ? (
          <ButtonLink href={calendar} variant="outline">
            {words.call}
          </ButtonLink>
        ) : (
          <ButtonLink href={routes.contactPage} variant="outline" interest="other" about={words.callAbout}>
            {words.call}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

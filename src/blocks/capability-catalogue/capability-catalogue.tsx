import { CapabilityRow } from '#src/blocks/capability-catalogue/capability-row.tsx'
import { MonthAxis } from '#src/blocks/capability-catalogue/month-scale.tsx'
import type { CapabilityCatalogueProps, Category } from '#src/blocks/capability-catalogue/row.ts'

/** A catalogue: an index of categories, then a ruled row for every service with its months on a ratio scale. */
export function CapabilityCatalogue({ indexLabel, categories, ...labels }: CapabilityCatalogueProps) {
  return (
    <>
      <nav aria-label={indexLabel}>
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {categories.map(({ id, letter, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="block border-t border-hairline py-2.5 hover:text-link">
                <span className="label mr-2 text-muted">{letter}</span>
                {` ${title}`}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {categories.map((category) => (
        <article key={category.id} id={category.id} className="mt-24" aria-labelledby={`${category.id}-title`}>
          <CategoryHead category={category} {...labels} />
          <ul>
            {category.services.map((service) => (
              <CapabilityRow key={service.code} service={service} {...labels} />
            ))}
          </ul>
        </article>
      ))}
    </>
  )
}

interface HeadProps {
  category: Category
  deliverablesLabel: string
  timelineLabel: string
}

function CategoryHead({ category, deliverablesLabel, timelineLabel }: HeadProps) {
  return (
    <>
      <div className="mb-8 grid gap-x-6 gap-y-4 lg:grid-cols-[1fr_4fr_3fr_3fr]">
        <p className="font-display text-5xl/[0.7] font-light text-accent-2 print:text-5xl/none" aria-hidden="true">
          {category.letter}
        </p>
        <h3 id={`${category.id}-title`} className="text-2xl">
          {category.title}
        </h3>
        <p className="measure text-muted lg:col-span-2">{category.description}</p>
      </div>
      <div className="label grid gap-x-6 gap-y-4 lg:grid-cols-[1fr_4fr_3fr_3fr] text-muted" aria-hidden="true">
        <span className="hidden lg:col-start-3 lg:block">{deliverablesLabel}</span>
        <span className="sr-only">{timelineLabel}</span>
        <MonthAxis />
      </div>
    </>
  )
}

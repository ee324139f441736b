import { MonthAxis, MonthScale } from '#src/blocks/capability-catalogue/month-scale.tsx'
import type { CapabilityCatalogueProps, CapabilityRowData, Category } from '#src/blocks/capability-catalogue/row.ts'
import { heard } from '#src/body/heard.tsx'

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
        <article key={category.id} id={category.id} className="mt-20 pt-4" aria-labelledby={`${category.id}-title`}>
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

interface CapabilityRowProps {
  service: CapabilityRowData
  deliverablesLabel: string
  timelineLabel: string
}

/** One service of the catalogue as a ruled row. */
function CapabilityRow({ service, deliverablesLabel, timelineLabel }: CapabilityRowProps) {
  return (
    <li className="rule-top grid gap-x-6 gap-y-4 py-5 md:max-lg:grid-cols-2 lg:grid-cols-[1fr_4fr_3fr_3fr] lg:pt-6 lg:pb-0">
      <p className="label text-accent md:max-lg:col-span-2 lg:pb-8" aria-hidden="true">
        {service.code}
      </p>
      <div className="lg:pb-8">
        <h4 className="text-lg/tight">{service.name}</h4>
        <p className="mt-2 text-muted">{service.description}</p>
      </div>
      <div className="lg:pb-8">
        <p className="label text-muted lg:sr-only">{deliverablesLabel}</p>
        <ul className="text-sm">
          {service.deliverables.map((deliverable) => (
            <li key={deliverable} className="py-1">
              {deliverable}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative min-h-20 print:static md:max-lg:col-span-2">
        <p className="tnum font-medium">
          <span className="sr-only">{timelineLabel}: </span>
          {heard(service.timeline)}
        </p>
        <MonthScale months={service.months} />
      </div>
    </li>
  )
}

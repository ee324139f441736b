import type { CapabilityRowData } from '#src/blocks/capability-catalogue/row.ts'
import { heard } from '#src/ui/heard.tsx'
import { MonthScale } from './month-scale.tsx'

interface CapabilityRowProps {
  service: CapabilityRowData
  deliverablesLabel: string
  timelineLabel: string
}

/** One service of the catalogue as a ruled row. */
export function CapabilityRow({ service, deliverablesLabel, timelineLabel }: CapabilityRowProps) {
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

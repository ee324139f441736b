import type { ReactNode } from 'react'
import { PrintButton } from '#src/site/actions/print-button.tsx'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { Breadcrumb } from '#src/site/frame/breadcrumb.tsx'
import { buttonClasses } from '#src/ui/button-classes.ts'
import { DateList, type NamedDate } from './date-list.tsx'

interface LegalHeaderProps {
  eyebrow: string
  title: string
  dates: readonly NamedDate[]
  breadcrumb: readonly BreadcrumbItem[]
  children?: ReactNode
}

/** The light head of a legal page: title, dates, and a way to print it. */
export function LegalHeader({ eyebrow, title, dates, breadcrumb, children }: LegalHeaderProps) {
  return (
    <header className="legal-head container-page">
      <Breadcrumb items={breadcrumb} />
      <p className="label mt-8 mb-4 text-accent print:text-[#000]">{eyebrow}</p>
      <h1 className="text-4xl" tabIndex={-1}>
        {title}
      </h1>
      {children}
      <DateList dates={dates} />
      <PrintButton className={buttonClasses({ variant: 'outline', size: 'sm' })} />
    </header>
  )
}

import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ContactFormProps } from '#src/blocks/contact-form/row.ts'
import { ContactForm as Form } from '#src/forms/contact/contact-form.tsx'
import { errandLine } from '#src/forms/contact/errand-line.ts'
import { readPrefill, subjectOf } from '#src/forms/contact/prefill.ts'
import { announce } from '#src/site/frame/announcer.tsx'

/** What the link that led here says it is about, when it is no entry of the site. */
function useErrandLine(search: string, subjects: ContactFormProps['subjects']): string | undefined {
  const [line, setLine] = useState<string>()
  useEffect(() => {
    const name = new URLSearchParams(search).get('about')
    if (name && !subjectOf(name, { subjects })) void errandLine(name, document.referrer).then(setLine)
  }, [search, subjects])
  return line
}

/** The contact form of the page, with the errand of the link that led here. */
export function ContactForm({ subjects, ...form }: ContactFormProps) {
  const { search } = useLocation()
  const { services } = form.words
  const line = useErrandLine(search, subjects)
  const prefill = useMemo(() => readPrefill(search, { subjects, services }, line), [search, subjects, services, line])
  return <Form {...form} prefill={prefill} announce={announce} />
}

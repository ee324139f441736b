import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { ContactForm as Form, type ContactFormProps as FormProps } from '#src/forms/contact/contact-form.tsx'
import { readPrefill, type Subject } from '#src/forms/contact/prefill.ts'
import { announce } from '#src/site/frame/announcer.tsx'

export interface ContactFormProps extends Pick<FormProps, 'words' | 'delivery' | 'email' | 'phone'> {
  /** Entries of the site a message can be about, by the slug an address may name. */
  subjects: Readonly<Record<string, Subject>>
}

/** The contact form of the page, with the errand of the link that led here. */
export function ContactForm({ subjects, ...form }: ContactFormProps) {
  const { state, search, key } = useLocation()
  const { services } = form.words
  const prefill = useMemo(() => readPrefill(state, search, { subjects, services }), [state, search, subjects, services])
  return <Form {...form} prefill={prefill} visit={`${key}${search}`} announce={announce} />
}

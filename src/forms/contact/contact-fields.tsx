import type { ComponentProps } from 'react'
import { ContactField, type FieldSource } from './contact-field.tsx'
import { MessageField } from './message-field.tsx'
import { PhoneField } from './phone-field.tsx'

type SelectProps = ComponentProps<'select'>

export interface ContactFieldsProps extends FieldSource {
  announce: (text: string) => void
}

/** The eight fields. They are the same elements before and after the form comes to life. */
export function ContactFields({ announce, ...source }: ContactFieldsProps) {
  return (
    <div className="contact-fields">
      <ContactField {...source} name="firstName" half />
      <ContactField {...source} name="lastName" half />
      <ContactField {...source} name="email" />
      <ContactField {...source} name="company" half />
      <ContactField {...source} name="title" half />
      <PhoneField {...source} />
      <ContactField {...source} name="service">
        {(control) => (
          <select {...(control as SelectProps)}>
            <option value="">{source.words.emptyChoice}</option>
            {source.words.services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </ContactField>
      <MessageField {...source} announce={announce} />
    </div>
  )
}

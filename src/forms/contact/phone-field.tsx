import { writeField } from '#src/forms/form-fields.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { ContactField, type FieldSource } from './contact-field.tsx'
import { fieldId } from './contact-values.ts'
import { phoneOffer } from './phone-offer.ts'

/** The phone number. When it is refused because of spaces or dashes, the error offers the number without them. */
export function PhoneField(source: FieldSource) {
  const message = source.live?.errors.phone
  return (
    <ContactField
      {...source}
      name="phone"
      error={message && <PhoneError message={message} label={source.words.useInstead} typed={typedNumber()} />}
    />
  )
}

function typedNumber(): string {
  return phoneInput()?.value ?? ''
}

function phoneInput(): HTMLInputElement | null {
  const field = document.getElementById(fieldId('phone'))
  return field instanceof HTMLInputElement ? field : null
}

function PhoneError({ message, label, typed }: { message: string; label: string; typed: string }) {
  const offer = phoneOffer(typed)
  const accept = () => {
    const field = phoneInput()
    if (!field || !offer) return
    writeField(field, offer)
    field.focus()
  }
  return (
    <>
      {message}{' '}
      {offer && (
        <button
          type="button"
          className="ml-2 min-h-[24px] text-(--link) underline underline-offset-[0.25em]"
          onClick={accept}
        >
          {fillWords(label, { value: offer })}
        </button>
      )}
    </>
  )
}

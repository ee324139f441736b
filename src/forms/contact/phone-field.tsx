import { writeField } from '#src/forms/form-fields.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { ContactField, type FieldSource } from './contact-field.tsx'
import { fieldId } from './contact-values.ts'
import { phonePattern } from './limits.ts'

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

/** Only what people put between digits. An extension or a letter means we cannot know the number. */
const separators = /^[\d\s().\-‐-―/+]+$/

/** The number that was probably meant, if it can be told: `(212) 555-0142` → `2125550142`. */
export function phoneOffer(typed: string): string | undefined {
  if (!separators.test(typed)) return undefined
  const digits = typed
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  return digits !== typed && phonePattern.test(digits) ? digits : undefined
}

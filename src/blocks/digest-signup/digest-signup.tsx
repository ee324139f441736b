import type { DigestSignupProps } from '#src/blocks/digest-signup/row.ts'
import { DigestForm } from '#src/forms/digest/digest-form.tsx'

/** The weekly digest: what it is, and the box to sign up. */
export function DigestSignup(form: DigestSignupProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[6fr_5fr] lg:gap-x-24">
      <div>
        <h2>{form.words.title}</h2>
        <p className="section-intro">{form.words.intro}</p>
      </div>
      <DigestForm {...form} />
    </div>
  )
}

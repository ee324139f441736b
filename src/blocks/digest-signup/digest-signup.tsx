import { DigestForm, type DigestFormProps } from '#src/forms/digest/digest-form.tsx'

export type DigestSignupProps = DigestFormProps

/** The weekly digest: what it is, and the box to sign up. */
export function DigestSignup(form: DigestSignupProps) {
  return (
    <div className="digest-signup">
      <div>
        <h2>{form.words.title}</h2>
        <p className="section-intro">{form.words.intro}</p>
      </div>
      <DigestForm {...form} />
    </div>
  )
}

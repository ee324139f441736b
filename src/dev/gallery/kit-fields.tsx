import { Field, type FieldProps } from '#src/ui/field.tsx'

const states: (Omit<FieldProps, 'children' | 'id'> & { value?: string; disabled?: boolean })[] = [
  { label: 'Empty' },
  { label: 'Optional', optional: '(optional)' },
  { label: 'With a hint', hint: 'Digits only, for example +12125550142' },
  { label: 'Filled in', value: 'Neither checked nor refused' },
  { label: 'Valid', valid: true, value: 'Filled in and accepted' },
  { label: 'Invalid', error: 'Last name must be at least 2 characters', value: 'A' },
  {
    label: 'Invalid with a hint',
    hint: 'The hint stays.',
    error: 'Please enter a valid phone number',
    value: '212-555',
  },
  { label: 'Disabled', disabled: true, value: 'Cannot be changed' },
]

/** A field in every state, and every kind of control. */
export default function KitFields() {
  return (
    <div className="dev-grid">
      {states.map(({ value, disabled, ...field }, index) => (
        <Field key={String(field.label)} id={`kit-${index}`} {...field}>
          {(ids) => <input type="text" className="input" defaultValue={value} disabled={disabled} {...ids} />}
        </Field>
      ))}
      <Field id="kit-choice" label="A choice">
        {(ids) => (
          <select className="input" {...ids}>
            <option>Select a service area</option>
            <option>Culture change</option>
          </select>
        )}
      </Field>
      <Field id="kit-lines" label="Several lines">
        {(ids) => <textarea rows={4} className="input" {...ids} />}
      </Field>
      <Field id="kit-lines-invalid" label="Several lines, invalid" error="Message must be at least 10 characters">
        {(ids) => <textarea rows={4} className="input" defaultValue="Short" {...ids} />}
      </Field>
    </div>
  )
}

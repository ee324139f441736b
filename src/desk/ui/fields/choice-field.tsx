import { words } from '../../words.ts'
import { choicesOf } from './field-kind.ts'
import type { FieldProps } from './field-props.ts'
import { useForm } from './form-context.ts'
import { inWords } from './in-words.ts'
import { LabelledField } from './labelled-field.tsx'

/** One of a closed list of values. A value the list does not have stays shown, until another one is chosen. */
export function ChoiceField(props: FieldProps) {
  const { edit } = useForm()
  const choices = choicesOf(props.schema) ?? []
  const chosen = choices.indexOf(props.value)
  const foreign = props.value !== undefined && chosen === -1
  return (
    <LabelledField {...props}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={chosen}
          onChange={({ target }) => edit(props.path, target.value === '-1' ? undefined : choices[Number(target.value)])}
        >
          {(!props.required || chosen === -1) && (
            <option value={-1} disabled={props.required}>
              {foreign ? String(props.value) : standard(props.schema.default)}
            </option>
          )}
          {choices.map((choice, index) => (
            <option key={String(choice)} value={index}>
              {wordsFor(choice)}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  )
}

const wordsFor = (choice: unknown) =>
  typeof choice === 'boolean' ? words.fields.either[choice ? 'yes' : 'no'] : inWords(String(choice))

const standard = (value: unknown) =>
  value === undefined ? words.fields.none : words.fields.standard(inWords(String(value)))

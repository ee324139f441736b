import { useMemo, useState } from 'react'
import { namedIn } from '../../complete/named.ts'
import { words } from '../../words.ts'
import { useLinkChoices, useLinkTargets } from '../server/targets.ts'
import { type Choice, Combobox } from '../shell/combobox.tsx'
import type { FieldProps } from './field-props.ts'
import { useForm } from './form-context.ts'
import { LabelledField } from './labelled-field.tsx'

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** A link: any address, or a page or heading of the site by its title. */
export function LinkField(props: FieldProps) {
  const { edit } = useForm()
  const choices = useLinkChoices()
  return (
    <LabelledField {...props}>
      {(control) => (
        <Combobox
          control={{ ...control }}
          choices={choices}
          value={asText(props.value)}
          change={(value) => edit(props.path, value === '' && !props.required ? undefined : value)}
        />
      )}
    </LabelledField>
  )
}

/** What a name or its whole title stands for, when that is one thing. */
function called(choices: readonly Choice[], text: string): Choice | undefined {
  const wanted = text.toLowerCase()
  const found = choices.filter(({ value, title }) => value === text || title.toLowerCase() === wanted)
  return found.length === 1 ? found[0] : found.find(({ value }) => value === text)
}

/** Another entry, a figure of the claims register, or a part of a legal text: chosen and shown by its name. */
export function ReferenceField(props: FieldProps) {
  const { edit, file } = useForm()
  const { entryOf } = props.schema
  const targets = useLinkTargets()
  const [typed, setTyped] = useState<string>()
  /** What was typed when the field was left, and names nothing. */
  const [unknown, setUnknown] = useState<string>()
  const choices = useMemo(
    () =>
      namedIn(file, entryOf, targets).map(({ title, slug = '', note, on }): Choice => {
        return { title, value: slug, note: note ?? on ?? slug }
      }),
    [targets, entryOf, file],
  )
  const value = asText(props.value)
  const chosen = choices.find((choice) => choice.value === value)
  const change = (text: string) => {
    const meant = called(choices, text)
    setTyped(meant ? undefined : text)
    setUnknown(undefined)
    if (meant) edit(props.path, meant.value)
    // What must be there stays until something else is chosen.
    else if (text === '' && !props.required) edit(props.path, undefined)
  }
  // The items of a list say what they are; help below each of them would only repeat it.
  const schema = props.label === undefined ? props.schema : { ...props.schema, description: undefined }
  return (
    <LabelledField {...props} schema={schema}>
      {(control) => (
        <>
          <Combobox
            control={{ ...control }}
            choices={choices}
            value={typed ?? chosen?.title ?? value}
            change={change}
            left={() => {
              setUnknown(typed)
              setTyped(undefined)
            }}
          />
          {unknown && (
            <p className="desk-problem" role="alert">
              {words.fields.unknown(unknown)}
            </p>
          )}
          {chosen?.note && chosen.note !== value && <p className="desk-help">{chosen.note}</p>}
        </>
      )}
    </LabelledField>
  )
}

import { useMemo } from 'react'
import { useLinkTargets } from '../server/targets.ts'
import { type Choice, Combobox } from '../shell/combobox.tsx'
import type { FieldProps } from './field-props.ts'
import { useForm } from './form-context.ts'
import { LabelledField } from './labelled-field.tsx'

/** A link: any address, or a page or heading of the site by its title. */
export function LinkField(props: FieldProps) {
  const targets = useLinkTargets()
  const choices = useMemo(() => targets.map(({ title, href }): Choice => ({ title, value: href })), [targets])
  return <PickedField {...props} choices={choices} />
}

/** Another entry, by its title. */
export function ReferenceField(props: FieldProps) {
  const { entryOf } = props.schema
  const targets = useLinkTargets()
  const choices = useMemo(
    () =>
      targets.flatMap(({ title, collection, slug }): Choice[] =>
        collection === entryOf && slug ? [{ title, value: slug }] : [],
      ),
    [targets, entryOf],
  )
  return <PickedField {...props} choices={choices} />
}

function PickedField({ choices, ...props }: FieldProps & { choices: readonly Choice[] }) {
  const { edit } = useForm()
  return (
    <LabelledField {...props}>
      {(control) => (
        <Combobox
          control={{ ...control }}
          choices={choices}
          value={typeof props.value === 'string' ? props.value : ''}
          change={(value) => edit(props.path, value === '' && !props.required ? undefined : value)}
        />
      )}
    </LabelledField>
  )
}

import { useState } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import type { JsonSchema } from '../../requests/json-schema.ts'
import { words } from '../../words.ts'
import { blankValue } from './blank-value.ts'
import type { FieldProps } from './field-props.ts'
import { focusField } from './focus-field.ts'
import { fieldId, useForm } from './form-context.ts'
import { inWords } from './in-words.ts'
import { ItemButtons } from './item-buttons.tsx'

/** Values under names of the writer’s own. */
export function RecordField({ schema, path, value, label }: FieldProps) {
  const { id, edit, Field } = useForm()
  const [name, setName] = useState('')
  const values = (value ?? {}) as Record<string, unknown>
  const item = schema.additionalProperties as JsonSchema
  const add = () => {
    if (!name || name in values) return
    edit([...path, name], blankValue(item))
    setName('')
    requestAnimationFrame(() => focusField(id, [...path, name]))
  }
  const remove = (key: string) => {
    document.getElementById(`${fieldId(id, path)}-add`)?.focus()
    edit([...path, key], undefined)
    announce(words.list.removed(inWords(key)))
  }
  return (
    <fieldset id={fieldId(id, path)} className="desk-group">
      <legend>{label ?? inWords(String(path.at(-1)))}</legend>
      <p className="desk-help">{schema.description}</p>
      <ul className="desk-items">
        {Object.entries(values).map(([key, value]) => (
          <li key={key}>
            <Field schema={item} path={[...path, key]} value={value} required label={inWords(key)} />
            <ItemButtons id={`${id}-${key}`} name={inWords(key)} ordered={false} remove={() => remove(key)} />
          </li>
        ))}
      </ul>
      <span className="desk-moment">
        <input
          id={`${fieldId(id, path)}-add`}
          className="input desk-short"
          aria-label={words.fields.newName}
          placeholder={words.fields.newName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="button" className="desk-small" onClick={add}>
          {words.list.add}
        </button>
      </span>
    </fieldset>
  )
}

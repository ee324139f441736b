// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { JsonSchema } from '../../../../src/desk/requests/json-schema.ts'
import { FieldsForm } from '../../../../src/desk/ui/fields/fields-form.tsx'
import { focusField, focusFirstToWrite } from '../../../../src/desk/ui/fields/focus-field.ts'
import type { FieldChange } from '../../../../src/desk/ui/fields/form-context.ts'
import { words } from '../../../../src/desk/words.ts'

const text: JsonSchema = { type: 'string' }
const point: JsonSchema = {
  type: 'object',
  properties: { label: text, value: { type: 'number' } },
  required: ['label'],
}
const schema: JsonSchema = {
  type: 'object',
  properties: {
    name: text,
    subtitle: text,
    address: { type: 'object', properties: { city: text }, required: ['city'] },
    notes: { type: 'array', items: text },
    points: { type: 'array', items: point },
    figures: { type: 'object', additionalProperties: text },
  },
  required: ['name', 'notes', 'points', 'figures'],
}

type Data = Record<string, unknown>

/** What a path leads to is set in a copy; undefined takes it away. */
function changed(data: Data, { path, value }: FieldChange): Data {
  const copy = structuredClone(data)
  const last = path.at(-1) as string
  const parent = path.slice(0, -1).reduce<Data>((here, key) => here[key] as Data, copy)
  if (value !== undefined) parent[last] = value
  else if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else delete parent[last]
  return copy
}

function Form({ start }: { start: Data }) {
  const [data, setData] = useState(start)
  const edit = (changes: readonly FieldChange[]) => setData(changes.reduce(changed, data))
  return <FieldsForm id="form" file="content/x.json" schema={schema} data={data} issues={[]} edit={edit} />
}

const start = { name: 'A', notes: ['one', 'two'], points: [{ label: 'a', value: 1 }], figures: { days: '30' } }

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined
})

const button = (name: string) => screen.getByRole('button', { name })

test('a field that is added has the focus, also the first one of a group', async () => {
  render(<Form start={start} />)
  await userEvent.click(button('Subtitle'))
  expect(screen.getByLabelText('Subtitle')).toHaveFocus()
  await userEvent.click(button('Address'))
  expect(screen.getByLabelText('City')).toHaveFocus()
})

test('an item that is added to a list is written at once, as one or as a row of a table', async () => {
  render(<Form start={start} />)
  const add = (list: string) => {
    const group = screen.getByRole('group', { name: list })
    return [...group.querySelectorAll('button')].find(({ textContent }) => textContent === words.list.add) as Element
  }
  await userEvent.click(add('Notes'))
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(words.list.item(3)))
  await userEvent.click(add('Points'))
  const cell = () => screen.getByLabelText(words.cells.of(words.list.item(2), 'Label'))
  await expect.poll(() => document.activeElement).toBe(cell())
})

test('a form begins at the first field that is still to be written, else at the first one, else where a list opens', () => {
  const { container, unmount } = render(<Form start={{ ...start, notes: ['one', 'Fill in 2: one sentence.'] }} />)
  focusFirstToWrite(container)
  expect(screen.getByLabelText(words.list.item(2))).toHaveFocus()
  unmount()
  const items: JsonSchema = { type: 'array', items: { ...point, properties: { ...point.properties, more: schema } } }
  const list = render(
    <FieldsForm
      id="form"
      file="content/x.json"
      schema={items}
      data={start.points}
      issues={[]}
      edit={() => undefined}
    />,
  )
  focusFirstToWrite(list.container)
  expect(screen.getByText('a')).toHaveFocus()
  list.unmount()
  const above: JsonSchema = { type: 'object', properties: { points: items, most: { type: 'integer' } } }
  const data = { points: start.points, most: 5 }
  const mixed = render(
    <FieldsForm id="form" file="content/x.json" schema={above} data={data} issues={[]} edit={() => undefined} />,
  )
  focusFirstToWrite(mixed.container)
  expect(screen.getByText('a')).toHaveFocus()
})

test('what takes something away hands the focus on before it goes itself', async () => {
  render(<Form start={{ ...start, strange: 1 }} />)
  await userEvent.click(button(words.fields.remove('strange')))
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await userEvent.click(button(words.list.remove('Days')))
  expect(screen.getByLabelText(words.fields.newName)).toHaveFocus()
  await userEvent.type(screen.getByLabelText(words.fields.newName), 'weeks')
  await userEvent.click(screen.getAllByRole('button', { name: words.list.add }).at(-1) as Element)
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Weeks'))
  await userEvent.click(button(words.list.remove('a')))
  await expect.poll(() => document.activeElement?.textContent).toBe(words.list.add)
})

test('values under names have no order, and no buttons for one', () => {
  render(<Form start={start} />)
  expect(screen.queryByRole('button', { name: words.list.up('Days') })).toBeNull()
  expect(button(words.list.remove('Days'))).toBeVisible()
})

test('who is led to an empty list is led to what adds to it, and not to what a rule means', () => {
  const issue = {
    file: 'content/x.json',
    rule: 'x',
    severity: 'error',
    field: 'notes',
    message: 'It is empty.',
  } as const
  const data = { ...start, notes: [] }
  render(<FieldsForm id="form" file={issue.file} schema={schema} data={data} issues={[issue]} edit={() => undefined} />)
  focusField('form', ['notes'])
  expect(document.activeElement).toHaveTextContent(words.list.add)
})

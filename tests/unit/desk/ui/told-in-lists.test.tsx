// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { JsonSchema } from '#src/desk/requests/json-schema.ts'
import { FieldsForm } from '#src/desk/ui/fields/fields-form.tsx'
import { words } from '#src/desk/words.ts'
import { Announcer } from '#src/site/frame/announcer.tsx'

const text: JsonSchema = { type: 'string' }
const form = (properties: Record<string, JsonSchema>, data: unknown) => (
  <>
    <Announcer />
    <FieldsForm
      id="form"
      file="content/x.json"
      schema={{ type: 'object', properties, required: Object.keys(properties) }}
      data={data}
      issues={[]}
      edit={() => undefined}
    />
  </>
)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))

/** The figures of a chart. */
function chart() {
  const values: JsonSchema = { type: 'array', items: { type: 'number' }, alongside: 'labels' }
  const line: JsonSchema = { type: 'object', properties: { label: text, values } }
  const labels: JsonSchema = { type: 'array', items: text }
  const series = [
    { label: 'Plan', values: [1, 2] },
    { label: 'Actual', values: [1, 3] },
  ]
  return form({ labels, series: { type: 'array', items: line } }, { labels: ['2025', '2026'], series })
}
const news = () => screen.getAllByRole('status').at(-1)

test('what became of a row, a line or the whole table of a chart is told', async () => {
  render(chart())
  await press(words.list.remove('2026'))
  expect(news()).toHaveTextContent(words.list.removed('2026'))
  await press(words.list.remove('Actual'))
  expect(news()).toHaveTextContent(words.list.removed('Actual'))
  await press(words.cells.swap)
  expect(news()).toHaveTextContent(words.cells.swapped)
})

test('the arrow keys reach the buttons that remove a row or a line, and Enter presses them', async () => {
  render(chart())
  const { keyboard } = userEvent.setup()
  screen.getByLabelText(words.cells.of('2026', 'Actual')).focus()
  await keyboard('{End}{ArrowRight}')
  const row = screen.getByRole('button', { name: words.list.remove('2026') })
  expect(row).toHaveFocus()
  await keyboard('{ArrowLeft}')
  expect(screen.getByLabelText(words.cells.of('2026', 'Actual'))).toHaveFocus()
  screen.getByLabelText(words.cells.line(2)).focus()
  await keyboard('{ArrowUp}')
  expect(screen.getByRole('button', { name: words.list.remove('Actual') })).toHaveFocus()
  await keyboard('{ArrowDown}')
  expect(screen.getByLabelText(words.cells.line(2))).toHaveFocus()
  row.focus()
  await keyboard('{Enter}')
  expect(news()).toHaveTextContent(words.list.removed('2026'))
})

test('that a value under a name is gone is told', async () => {
  render(form({ figures: { type: 'object', additionalProperties: text } }, { figures: { days: '30' } }))
  await press(words.list.remove('Days'))
  expect(document.getElementById('announcer')).toHaveTextContent(words.list.removed('Days'))
})

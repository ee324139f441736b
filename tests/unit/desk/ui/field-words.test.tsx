// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { blocks } from '../../../../src/blocks/rows.ts'
import type { DeskIssue } from '../../../../src/desk/requests/issue.ts'
import type { JsonSchema } from '../../../../src/desk/requests/json-schema.ts'
import { FieldsForm } from '../../../../src/desk/ui/fields/fields-form.tsx'
import { words } from '../../../../src/desk/words.ts'

const chart = z.toJSONSchema(blocks.RatioChart.props, { io: 'input' }) as JsonSchema

const form = (schema: JsonSchema, data: unknown, issues: DeskIssue[] = []) =>
  render(<FieldsForm id="form" file="content/x" schema={schema} data={data} issues={issues} edit={() => undefined} />)

const title: JsonSchema = { type: 'string', maxLength: 80, description: 'The headline.' }

test('how long a text may be is told with its field, in words that stay the same while one writes', () => {
  form({ type: 'object', properties: { title } }, { title: 'Twelve words' })
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
    expect.stringContaining(`The headline. ${words.fields.most(80)}`),
  )
})

const issue = {
  file: 'content/x',
  rule: 'schema',
  severity: 'error',
  field: 'title',
  message: 'It is empty.',
} as const

test('what the rule of a problem means stands below its field, and is no part of what describes the field', () => {
  form({ type: 'object', properties: { title } }, { title: '' }, [issue, { ...issue, message: 'It is short.' }])
  const meanings = screen.getAllByText(words.rule.meaning, { exact: false, selector: 'summary' })
  expect(meanings.map((one) => one.textContent)).toEqual([
    `${words.rule.meaning} It is empty.`,
    `${words.rule.meaning} It is short.`,
  ])
  const field = screen.getByRole('textbox', { name: 'Title' })
  expect(field).toHaveAccessibleDescription(expect.stringMatching(/It is empty\..*It is short\.$/))
})

test('what a problem says of its field is told once where the help of the field says the same', () => {
  for (const hint of ['What belongs here: The headline.', 'Write `title:`. What belongs here: The headline.']) {
    const { unmount } = form({ type: 'object', properties: { title } }, { title: '' }, [{ ...issue, hint }])
    const field = screen.getByRole('textbox', { name: 'Title' })
    expect(field).toHaveAccessibleDescription(expect.stringContaining('It is empty.'))
    expect(field).toHaveAccessibleDescription(expect.not.stringMatching(/headline.*headline|What belongs/))
    unmount()
  }
})

test('the column of a line goes by the name of the line, without the button that removes it', () => {
  const series = [
    { label: 'Plan', values: [1] },
    { label: '', values: [2] },
  ]
  form(chart, { labels: ['One'], series })
  const [, plan, unnamed] = screen.getAllByRole('columnheader')
  expect(plan).toHaveAccessibleName('Plan')
  expect(unnamed).toHaveAccessibleName(words.list.item(2))
})

test('the help of a table of figures belongs to it', () => {
  form(chart, { labels: ['One'], series: [{ label: 'Plan', values: [1] }] })
  expect(screen.getByRole('group', { name: words.cells.figures })).toHaveAccessibleDescription(words.cells.help)
})

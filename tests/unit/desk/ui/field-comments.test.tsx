// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Passage, TeamComment } from '#src/desk/requests/comments.ts'
import type { JsonSchema } from '#src/desk/requests/json-schema.ts'
import { FieldsForm } from '#src/desk/ui/fields/fields-form.tsx'
import { commentedFields, FieldCommentsProvider } from '#src/desk/ui/team/field-comments.tsx'
import { words } from '#src/desk/words.ts'

const file = 'content/pages/about.mdx'
const data = { title: 'About', steps: [{ name: 'Plan' }, { name: 'Build' }], tags: ['a'] }
const text = `---
title: About
steps:
  - name: Plan
  - name: Build
tags: [a]
---
`
const at = (field: string, said: string, more: Partial<TeamComment> = {}): TeamComment => ({
  ...{ id: said, by: 'Sam', at: '2026-01-01T00:00:00Z', words: said, answers: [], may: [] },
  passage: { field, words: '', before: '', after: '' } satisfies Passage,
  ...more,
})
const passage = (field: string, of: string): Partial<TeamComment> => ({
  passage: { field, words: of, before: '', after: '' },
})
const settled = { settled: { by: 'Ada' } }

test('a comment stands at the field of its words, also where the list was put in another order, or at that of its name', () => {
  const comments = [
    at('title', 'One', passage('title', 'About')),
    at('title', 'Two', passage('title', 'What it was called before')),
    at('steps.0.name', 'Three', passage('steps.0.name', 'Build')),
    at('steps.0.name', 'Four', passage('steps.0.name', 'Sell')),
    at('title', 'Five', { ...passage('title', 'About'), ...settled }),
    at('', 'Six', { passage: undefined }),
  ]
  expect(commentedFields(file, text, comments).map(({ field, comment }) => [field, comment.words])).toEqual([
    ['title', 'One'],
    ['title', 'Two'],
    ['steps.1.name', 'Three'],
  ])
})

const named: JsonSchema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }
const schema: JsonSchema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    steps: {
      type: 'array',
      items: { ...named, properties: { ...named.properties, more: { type: 'object', properties: {} } } },
    },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['title', 'steps', 'tags'],
}

test('a sign beside a field leads to what is said about it and describes the field, and a folded item says that there is some', () => {
  const open = vi.fn()
  const comments = ['title', 'steps.1.name', 'tags.0'].map((field) => ({ field, comment: at(field, `On ${field}`) }))
  render(
    <FieldCommentsProvider value={{ comments, open }}>
      <FieldsForm id="field" file={file} schema={schema} data={data} issues={[]} edit={vi.fn()} />
    </FieldCommentsProvider>,
  )
  const sign = screen.getByRole('button', { name: words.comments.mark('Sam', 'On title') })
  expect(screen.getByLabelText('Title')).toHaveAttribute('aria-describedby', expect.stringContaining(sign.id))
  fireEvent.click(sign)
  expect(open).toHaveBeenCalledWith('On title')
  expect(screen.getByRole('button', { name: words.comments.mark('Sam', 'On tags.0') })).toBeVisible()
  const [first, second] = [...document.querySelectorAll('summary')]
  expect(first).not.toHaveTextContent(words.comments.open(1))
  expect(second).toHaveTextContent(words.comments.open(1))
})

// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { JsonSchema } from '../../../../src/desk/requests/json-schema.ts'
import { FieldsForm } from '../../../../src/desk/ui/fields/fields-form.tsx'
import type { FieldChange } from '../../../../src/desk/ui/fields/form-context.ts'
import { words } from '../../../../src/desk/words.ts'

vi.mock('../../../../src/desk/ui/server/add-picture.ts', () => ({ addPicture: async () => 'new.png' }))

const text: JsonSchema = { type: 'string' }
const picture: JsonSchema = {
  type: 'object',
  properties: { src: text, alt: text, decorative: { type: 'boolean' }, focus: text, caption: text, width: text },
}

/** What another picture changes, dropped on the one there is. */
async function changesOf(schema: JsonSchema, data: unknown) {
  const edit = vi.fn<(changes: readonly FieldChange[]) => void>()
  const { unmount } = render(
    <FieldsForm id="form" file="content/x.json" schema={schema} data={data} issues={[]} edit={edit} />,
  )
  await userEvent.upload(screen.getByLabelText(words.picture.choose), new File(['x'], 'new.png', { type: 'image/png' }))
  await vi.waitFor(() => expect(edit).toHaveBeenCalledOnce())
  unmount()
  return edit.mock.calls[0]?.[0]
}

const former = { src: 'old.png', alt: 'A bridge.', focus: '10% 20%', caption: 'The bridge.', width: 'wide' }

test('what was said of a picture is not said of another one that takes its place', async () => {
  const cover: JsonSchema = { type: 'object', properties: { cover: picture }, required: ['cover'] }
  expect(await changesOf(cover, { cover: former })).toEqual([
    { path: ['cover'], value: { src: 'new.png', alt: '', width: 'wide' } },
  ])
  expect(await changesOf(picture, former)).toEqual([
    { path: ['src'], value: 'new.png' },
    { path: ['alt'], value: '' },
    { path: ['focus'], value: undefined },
    { path: ['caption'], value: undefined },
  ])
})

test('a picture that only adorns is asked for no words', async () => {
  expect(await changesOf(picture, { src: 'old.png', decorative: true })).toEqual([{ path: ['src'], value: 'new.png' }])
})

test('the field for the file has one name, which is not told with a label as well', () => {
  render(<FieldsForm id="form" file="content/x.json" schema={picture} data={former} issues={[]} edit={() => {}} />)
  expect(screen.getByText(words.picture.choose)).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByLabelText(words.picture.choose, { selector: 'input' })).toHaveAttribute(
    'aria-label',
    words.picture.choose,
  )
})

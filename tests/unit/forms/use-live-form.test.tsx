// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { useLiveForm } from '#src/forms/use-live-form.ts'

interface EngineProps {
  publish: (live: { submit: () => void }) => void
}

const submit = vi.fn()
function Engine({ publish }: EngineProps) {
  useEffect(() => publish({ submit }), [publish])
  return null
}

let renders = 0
function Form({ load }: { load: () => Promise<{ default: typeof Engine }> }) {
  const { form, Engine: Loaded, publish, unreachable, events } = useLiveForm<EngineProps, { submit: () => void }>(load)
  renders += 1
  return (
    <form ref={form} {...events}>
      <input aria-label="Name" />
      <button type="submit">Send</button>
      {unreachable && <p>Unreachable</p>}
      {Loaded && <Loaded publish={publish} />}
    </form>
  )
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
const ready = async () => ({ default: Engine })

it('loads nothing until someone turns to the form', async () => {
  const load = vi.fn(ready)
  render(<Form load={load} />)
  expect(load).not.toHaveBeenCalled()
  await act(async () => screen.getByRole('textbox').focus())
  await act(async () => fireEvent.pointerEnter(screen.getByRole('textbox')))
  expect(load).toHaveBeenCalledTimes(1)
  expect(submit).not.toHaveBeenCalled()
})

it('lets a press on the button wait for what sends', async () => {
  submit.mockClear()
  let arrive = () => {}
  const load = () =>
    new Promise<{ default: typeof Engine }>((resolve) => {
      arrive = () => resolve({ default: Engine })
    })
  render(<Form load={load} />)
  renders = 0
  await press()
  await press()
  // All fields drawn anew would keep the press from its paint.
  expect(renders).toBe(0)
  expect(submit).not.toHaveBeenCalled()
  await act(async () => arrive())
  expect(submit).toHaveBeenCalledTimes(1)
})

it('says so when what sends cannot be fetched, and tries again with the next press', async () => {
  submit.mockClear()
  const load = vi.fn(ready).mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  render(<Form load={load} />)
  await act(async () => screen.getByRole('textbox').focus())
  expect(screen.queryByText('Unreachable')).toBeNull()
  await press()
  expect(screen.getByText('Unreachable')).toBeVisible()
  await press()
  expect(screen.queryByText('Unreachable')).toBeNull()
  expect(submit).toHaveBeenCalledTimes(1)
})

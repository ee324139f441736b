// @vitest-environment dom

import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { CareerExplorer } from '#src/blocks/career-explorer/career-explorer.tsx'
import { loadCareerExplorer } from '#src/blocks/career-explorer/row.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { type Job, job } from '#src/content/schemas/job.ts'
import { Announcer } from '#src/site/frame/announcer.tsx'

const tracks = (['consulting', 'product', 'technology'] as const).map((id) => ({
  id,
  name: `The ${id} path`,
  title: id,
  text: 'What it is.',
  steps: 'Up.',
}))

const words = {
  groupLabel: 'Career path',
  tracks,
  one: '{count} open role in {track}',
  many: '{count} open roles in {track}',
  none: 'Nothing open in {track}',
  skills: 'Key skills',
  impact: 'Impact potential',
  closing: 'Apply by {date}',
  apply: 'Apply Now',
  applyAbout: 'Application: {title}',
  fullRole: 'Read the full role',
  general: {
    title: 'None?',
    text: 'Write.',
    apply: 'Submit General Application',
    applyAbout: 'General',
    call: 'Schedule a Call',
    callAbout: 'A call',
  },
}

function opening(title: string, track: Job['track'], posted: string) {
  const data = job.parse({
    title,
    description: 'What the person in this role does from the first week to the last, in a sentence.',
    location: 'New York, NY',
    locality: 'New York',
    region: 'NY',
    type: 'Full-time',
    experience: '5-8 years',
    track,
    salaryMin: 180_000,
    salaryMax: 280_000,
    skills: ['Reading', 'Writing', 'Arithmetic'],
    impact: 'A great deal.',
    posted,
    validThrough: '2027-05-31',
  })
  const slug = title.toLowerCase()
  return { slug, url: `/careers/${slug}`, data }
}

function load(calendar: { url?: string } = {}) {
  const jobs = [
    opening('Manager', 'consulting', '2026-10-12'),
    opening('Principal', 'consulting', '2026-11-02'),
    opening('Owner', 'product', '2026-10-26'),
  ]
  const content = { entries: () => jobs, single: () => ({ calendar }) } as unknown as ContentIndex
  return loadCareerExplorer(words, content)
}

/** Prints what a link carries to the contact form. */
function State() {
  return <code>{JSON.stringify(useLocation().state)}</code>
}

function show(address = '/careers', props = load()) {
  window.history.replaceState(null, '', address)
  return render(
    <BrowserRouter>
      <Announcer />
      <State />
      <section id="open-roles">
        <h2>Choose a path</h2>
        <CareerExplorer {...props} />
      </section>
    </BrowserRouter>,
  )
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

const role = (name: string) =>
  screen.getByRole('heading', { name, hidden: true }).closest('details') as HTMLDetailsElement
const listed = (name: string) => role(name).closest('[hidden]') === null

test('the prerendered page lists the roles of all paths', () => {
  const html = renderToString(
    <StaticRouter location="/careers">
      <CareerExplorer {...load()} />
    </StaticRouter>,
  )
  expect(html.match(/<details/g)).toHaveLength(3)
  expect(html).not.toContain(' hidden')
})

test('consulting is chosen at the start and its newest role comes first', () => {
  show()
  expect(screen.getByRole('button', { name: 'consulting' })).toHaveAttribute('aria-pressed', 'true')
  expect(document.querySelector('summary')).toHaveTextContent('Principal')
  expect([listed('Manager'), listed('Owner')]).toEqual([true, false])
})

test('choosing a path lists its roles, says how many, and is kept in the address', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'product' }))
  expect([listed('Manager'), listed('Owner')]).toEqual([false, true])
  expect(window.location.search).toBe('?track=product')
  expect(document.getElementById('announcer')).toHaveTextContent('1 open role in The product path')
})

test('the space bar chooses a path as well', async () => {
  show()
  screen.getByRole('button', { name: 'technology' }).focus()
  await userEvent.keyboard(' ')
  expect(document.getElementById('announcer')).toHaveTextContent('0 open roles in The technology path')
  expect(screen.getByText('Nothing open in The technology path')).toBeVisible()
})

test('a role shows what it pays, its skills, its impact and the last day to apply', () => {
  show()
  const manager = role('Manager')
  expect(manager).toHaveAttribute('name', 'job')
  for (const text of ['$180k-$280k', 'New York, NY', 'Arithmetic', 'A great deal.', 'Apply by May 31, 2027']) {
    expect(manager).toHaveTextContent(text)
  }
  expect(within(manager).getByText('Read the full role')).toHaveAttribute('href', '/careers/manager')
})

test('an opened role stands in the address, and leaves it when it is closed', async () => {
  show('/careers?track=product')
  role('Owner').open = true
  await expect.poll(() => window.location.href).toMatch(/\?track=product#owner$/)
  // The address changes before the page knows: whoever closes the role has seen the page that does.
  await act(async () => {})
  role('Owner').open = false
  await expect.poll(() => window.location.href).toMatch(/\?track=product$/)
})

test('an address that names a role opens it, on another path too', async () => {
  show('/careers#owner')
  await expect.poll(() => role('Owner').open).toBe(true)
  expect(listed('Owner')).toBe(true)
  expect(window.location.search).toBe('?track=product')
})

test('choosing another path closes the open role', async () => {
  show('/careers#manager')
  await expect.poll(() => role('Manager').open).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'product' }))
  expect(role('Manager').open).toBe(false)
})

test('a link to the section leads on to its heading', async () => {
  show('/careers#open-roles')
  await expect.poll(() => screen.getByRole('heading', { name: 'Choose a path' })).toHaveFocus()
})

test('applying carries the role to the contact form', async () => {
  show('/careers#manager')
  const link = within(role('Manager')).getByText('Apply Now').closest('a')
  expect(link).toHaveAttribute('href', '/contact')
  expect(link?.dataset).toMatchObject({ interest: 'other', about: 'Application: Manager' })
})

test('a call is booked in the calendar, or by the contact form while there is none', () => {
  show()
  expect(screen.getByRole('link', { name: 'Schedule a Call' })).toHaveAttribute('href', '/contact')
  show('/careers', load({ url: 'https://calendar.example/careers' }))
  expect(screen.getAllByRole('link', { name: 'Schedule a Call' })[1]).toHaveAttribute(
    'href',
    'https://calendar.example/careers',
  )
})

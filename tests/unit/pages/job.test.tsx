// @vitest-environment dom
import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Ui } from '#src/content/schemas/site.ts'
import { templateWords } from '#src/content/schemas/template-words.ts'
import { JobTemplate, type JobView } from '#src/pages/job/template.tsx'
import { UiContext } from '#src/ui/ui-context.tsx'

const words = templateWords.parse(JSON.parse(readFileSync('content/site/templates.json', 'utf8'))).job
const view: JobView = {
  path: '/careers/cartographer',
  hasBlocks: false,
  title: 'Cartographer',
  description: 'Draws maps.',
  location: 'Boston, MA (hybrid)',
  type: 'Full-time',
  experience: '7-10 years',
  track: 'product',
  trackLabel: 'Product',
  salary: '$200k-$320k',
  posted: { iso: '2026-10-26', text: 'October 26, 2026' },
  validThrough: { iso: '2027-05-31', text: 'May 31, 2027' },
  skills: ['Ink', 'Rulers'],
  impact: 'People find their way.',
  breadcrumb: [
    { name: 'Home', href: '/' },
    { name: 'Careers', href: '/careers' },
    { name: 'Cartographer', href: '/careers/cartographer' },
  ],
  words: { ...words, applyAbout: 'Application: Cartographer' },
  related: [
    {
      href: '/careers/surveyor',
      title: 'Surveyor',
      salary: '$180k-$280k',
      location: 'Boston, MA',
      trackLabel: 'Product',
    },
  ],
}

const show = (changes: Partial<JobView> = {}) =>
  render(
    <UiContext value={{ breadcrumb: 'Breadcrumb' } as Ui}>
      <MemoryRouter>
        <JobTemplate view={{ ...view, ...changes }}>
          <h2>What you will do</h2>
        </JobTemplate>
      </MemoryRouter>
    </UiContext>,
  )

test('everything search engines are told about the role is on the page', () => {
  const { container } = show()
  for (const fact of [view.title, view.salary, view.location, view.type, view.experience, 'May 31, 2027', 'Rulers']) {
    expect(container).toHaveTextContent(fact)
  }
  expect(container.querySelector('time[datetime="2027-05-31"]')).toHaveTextContent('May 31, 2027')
})

test('the title is the only first-level heading and the text follows it', () => {
  show()
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Cartographer'])
  expect(screen.getByRole('heading', { level: 2, name: 'What you will do' })).toBeVisible()
})

test('the role can be applied for at both ends of the text', () => {
  show()
  for (const link of screen.getAllByRole('link', { name: words.apply }))
    expect(link).toHaveAttribute('href', '/contact')
  expect(screen.getAllByRole('link', { name: words.apply })).toHaveLength(2)
})

test('other roles are named with what they pay', () => {
  show()
  const others = within(screen.getByRole('heading', { name: words.others }).closest('section') as HTMLElement)
  expect(others.getByRole('link', { name: 'Surveyor' })).toHaveAttribute('href', '/careers/surveyor')
  expect(others.getByRole('link', { name: words.all })).toHaveAttribute('href', '/careers#open-roles')
})

test('the last open role names no others', () => {
  show({ related: [] })
  expect(screen.queryByRole('heading', { name: words.others })).toBeNull()
})

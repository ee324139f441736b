// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { buttonSize, buttonVariant } from '#src/content/field-types.ts'
import { Button, ButtonLink, type ButtonLinkProps } from '#src/ui/button.tsx'

function Place() {
  const { pathname, state } = useLocation()
  return <output>{JSON.stringify({ pathname, state })}</output>
}

const show = (props: Omit<ButtonLinkProps, 'children'>) =>
  render(
    <MemoryRouter>
      <ButtonLink {...props}>Go</ButtonLink>
      <Place />
    </MemoryRouter>,
  )

it('moves within the site and carries what the contact form should know', async () => {
  show({ href: '/contact', interest: 'other', about: 'Analytics' })
  expect(screen.getByRole('link')).toHaveAttribute('href', '/contact')
  await userEvent.click(screen.getByRole('link'))
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    pathname: '/contact',
    state: { interest: 'other', about: 'Analytics' },
  })
})

it.each(['mailto:hello@vantordine.example', 'tel:+12125550142', '#results', '/downloads/case-studies.pdf'])(
  'leaves %s to the browser',
  (href) => {
    show({ href })
    expect(screen.getByRole('link')).toHaveAttribute('href', href)
    expect(screen.getByRole('link')).not.toHaveAttribute('rel')
  },
)

it('gives other sites no handle on this one', () => {
  show({ href: 'https://example.org/' })
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener')
})

it.each(buttonVariant.options)('has the look %s', (variant) => {
  render(<Button variant={variant}>Go</Button>)
  expect(screen.getByRole('button').className).toBe(variant === 'default' ? 'button' : `button button-${variant}`)
})

it.each(buttonSize.options)('has the size %s', (size) => {
  render(<Button size={size}>Go</Button>)
  expect(screen.getByRole('button').className).toBe(size === 'default' ? 'button' : `button button-${size}`)
})

it('submits no form unless told to', () => {
  render(<Button>Go</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buttonSize, buttonVariant } from '#src/content/field-types.ts'
import { Button, ButtonLink, type ButtonLinkProps } from '#src/ui/button.tsx'

const show = (props: Omit<ButtonLinkProps, 'children'>) => render(<ButtonLink {...props}>Go</ButtonLink>)

it('carries what the contact form should know', () => {
  show({ href: '/contact', interest: 'other', about: 'Analytics' })
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', '/contact')
  expect(link.dataset).toMatchObject({ interest: 'other', about: 'Analytics' })
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

// @vitest-environment dom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInSite, stubBrowser, words } from './render-in-site.tsx'

afterEach(() => vi.unstubAllGlobals())

it('says in the logo link whose home page it leads to', () => {
  stubBrowser()
  renderInSite()
  const link = within(screen.getByRole('banner')).getByRole('link', { name: `${words.site.name}, home` })
  expect(link).toHaveAttribute('href', '/')
})

it('takes the name of the firm from one file', () => {
  const folder = path.resolve(import.meta.dirname, '../../../content/site')
  const naming = readdirSync(folder).filter((file) => readFileSync(path.join(folder, file)).includes(words.site.name))
  expect(naming).toEqual(['site.json'])
})

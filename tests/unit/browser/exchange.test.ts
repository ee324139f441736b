// @vitest-environment dom
import { expect, test } from 'vitest'
import { exchange } from '#src/dev/exchange.ts'

function serve(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

test('what did not change stays the element it is, with what scripts made of it', () => {
  const before = '<h1>Title</h1><p class="a">First words.</p><button>Menu</button>'
  const shown = serve(before)
  const [heading, , button] = shown.children
  button?.setAttribute('aria-expanded', 'true')
  exchange(shown, serve(before), serve(before.replace('First words.', 'Other words.').replace('"a"', '"b"')))
  expect(shown.innerHTML).toBe('<h1>Title</h1><p class="b">Other words.</p><button aria-expanded="true">Menu</button>')
  expect([shown.children[0], shown.children[2]]).toEqual([heading, button])
})

test('a part with more or fewer elements is taken over whole', () => {
  const shown = serve('<ul><li>One</li></ul><p>After</p>')
  const paragraph = shown.lastElementChild
  exchange(shown, serve('<ul><li>One</li></ul><p>After</p>'), serve('<ul><li>One</li><li>Two</li></ul><p>After</p>'))
  expect(shown.innerHTML).toBe('<ul><li>One</li><li>Two</li></ul><p>After</p>')
  expect(shown.lastElementChild).toBe(paragraph)
})

test('an island that is alive or wakes is left to React, one that sleeps is exchanged', () => {
  const served = (words: string) => serve(`<div class="island" data-island=""><p>${words}</p></div>`)
  const awake = served('Before')
  awake.firstElementChild?.removeAttribute('data-island')
  exchange(awake, served('Before'), served('After'))
  expect(awake.textContent).toBe('Before')
  const waking = served('Before')
  waking.firstElementChild?.setAttribute('data-island', 'waking')
  exchange(waking, served('Before'), served('After'))
  expect(waking.textContent).toBe('Before')
  const asleep = served('Before')
  exchange(asleep, served('Before'), served('After'))
  expect(asleep.textContent).toBe('After')
})

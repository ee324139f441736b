// @vitest-environment dom
import { expect, test } from 'vitest'
import { findWords } from '#src/desk/ui/page/page-words.ts'

function pageOf(html: string): Document {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = html
  return page
}

const sentence = 'Growth reads differently on a ratio scale, where equal steps are equal shares.'

test('words are found in the innermost element that says them, in the page itself before its frame', () => {
  const page = pageOf(`<nav><a>${sentence}</a></nav><main><div><p id="it"><em>${sentence}</em></p></div></main>`)
  expect(findWords(page, sentence)?.tagName).toBe('EM')
  expect(findWords(page, sentence)?.closest('p')?.id).toBe('it')
})

test('a passage in which somebody writes is the one that shares the most words', () => {
  const page = pageOf(`<main><p id="it">${sentence}</p><p>${sentence} And so on, at length, for a while.</p></main>`)
  expect(findWords(page, `${sentence} New`)?.id).toBe('it')
})

test('a picture is found by its words, however little is said around it', () => {
  const page = pageOf(
    `<main><figure><div><img id="it" alt="${sentence}"></div><figcaption>Growth</figcaption></figure></main>`,
  )
  expect(findWords(page, sentence)?.id).toBe('it')
})

// @vitest-environment dom
import { expect, test } from 'vitest'
import { joinWords, partWords } from '#src/lib/part-words.ts'

const parted = {
  'links side by side': ['<a>Begin</a><a>Explore</a>', '<a>Begin</a>\t<a>Explore</a>'],
  'words on both sides of a drawing': [
    '<a><span>Search</span><svg><path></path></svg></a><a>Book</a>',
    '<a><span>Search</span><svg><path></path></svg></a>\t<a>Book</a>',
  ],
  'words of one button': ['<button><b>Menu</b><i>Close</i></button>', '<button><b>Menu</b>\t<i>Close</i></button>'],
  'a group of fields': [
    '<fieldset><legend>Theme</legend><label>Dark</label></fieldset><button>Pause</button>',
    '<fieldset><legend>Theme</legend>\t<label>Dark</label></fieldset>\t<button>Pause</button>',
  ],
  'words of a drawing and those below it': [
    '<figure><svg><text>10</text></svg><figcaption>Ruled</figcaption></figure>',
    '<figure><svg><text>10</text></svg>\t<figcaption>Ruled</figcaption></figure>',
  ],
  'labels of a chart': ['<text x="1">1</text><text x="2">10</text>', '<text x="1">1</text>\t<text x="2">10</text>'],
} as const

for (const [what, [written, served]] of Object.entries(parted))
  test(`parts ${what}, and React gets back what it has written`, () => {
    expect(partWords(written)).toBe(served)
    document.body.innerHTML = served
    joinWords(document.body)
    expect(document.body.innerHTML).toBe(written)
  })

test.each([
  '<p>One</p><p>Two</p>',
  '<p><em>One</em> <em>Two</em></p>',
  '<span>35</span><span>%</span>',
  '<span>(</span><a>Four</a>',
  '<b>hello@</b><wbr/><b>vantordine.example</b>',
  'words<sup>1</sup>',
  '<del>30</del><ins>45</ins>',
  '<ul><li><a>One</a></li><li><a>Two</a></li></ul>',
])('leaves %s as it is', (html) => {
  expect(partWords(html)).toBe(html)
})

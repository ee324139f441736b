import { expect, test } from 'vitest'
import { pictureInText } from '#src/desk/text/fields/picture-in-text.ts'
import { applyEdits } from '#src/desk/text/model/text-edit.ts'

const letters = btoa('a picture')
const issue = (line: number, column = 1) =>
  ({ severity: 'error', rule: 'image-place', file: 'x.mdx', line, column, message: '' }) as const

const saved = async (text: string, line: number, column?: number) => {
  const found = pictureInText(text, issue(line, column))
  if (!found) return undefined
  const { name, type } = found.file
  return [name, type, await found.file.text(), applyEdits(text, found.edits('kept.png'))]
}

test('a picture in the address becomes a file that is named by what it shows', async () => {
  const text = `Words.\n\n![A bridge, at night](data:image/png;base64,${letters} "Seen from below")\n`
  expect(await saved(text, 3)).toEqual([
    'a-bridge-at-night.png',
    'image/png',
    'a picture',
    'Words.\n\n![A bridge, at night](kept.png "Seen from below")\n',
  ])
})

test('a picture in a definition is named wherever it is shown, and the definition goes', async () => {
  const text = `![][image1]\n\nWords ![B][image1] and ![C][image10].\n\n[image1]: <data:image/jpeg;base64,${letters}>\n\n[image10]: <data:image/png;base64,AAAA>\n`
  expect(await saved(text, 1)).toEqual([
    'image1.jpg',
    'image/jpeg',
    'a picture',
    '![](kept.png)\n\nWords ![B](kept.png) and ![C][image10].\n\n\n[image10]: <data:image/png;base64,AAAA>\n',
  ])
})

test('a text that has changed meanwhile is left alone', async () => {
  expect(await saved(`Words.\n\n![A](bridge.png)\n`, 3)).toBeUndefined()
  expect(await saved('![A][image1]\n', 1)).toBeUndefined()
})

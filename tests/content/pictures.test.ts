import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { article, page } from '../support/minimal-content.ts'
import { pngOf } from '../support/pictures.ts'

const about = 'content/pages/about.mdx'
const bridge = { 'content/pages/bridge.png': pngOf(1400, 900) }
const cover = (src: string, more = '') => article({ cover: `{ src: ${src}, alt: A bridge at dawn${more} }` })

test('a picture is found beside its text and in content/images, and named by its file', async () => {
  const { data, issues } = await checkSite({
    ...bridge,
    'content/images/tower.png': pngOf(2400, 1400),
    [about]: page({}, '- ![A bridge](bridge.png)\n- <Picture src="tower.png" decorative={true} width="full" />\n'),
    'content/articles/a-briefing.mdx': cover('tower.png'),
  })
  expect(issues).toEqual([])
  const entry = data?.entries.pages.find(({ slug }) => slug === 'about')
  expect(JSON.stringify(entry?.body)).toContain('"src":"content/pages/bridge.png"')
  expect(JSON.stringify(entry?.body)).toContain('"src":"content/images/tower.png"')
  expect(data?.entries.articles[0]?.data.cover?.src).toBe('content/images/tower.png')
  expect(data?.pictures['content/images/tower.png']).toMatchObject({ format: 'png', width: 2400, height: 1400 })
})

test('a picture whose sign ! stands apart, or is missing, is told as a picture', async () => {
  const body =
    '! [A bridge](bridge.png)\n\nSee [the\nbridge](bridge.png "Dawn").\n\n!\u00a0[A bridge][b]\n\n[b]: bridge.png\n'
  expect(await reportFor({ ...bridge, [about]: page({}, body) })).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      8:1-25 error link-form: The space after ! keeps this from being a picture.
        Write ![A bridge](bridge.png) to show it, in a paragraph of its own.
      10:5-9 error link-form: The link leads to "bridge.png", which is the name of a picture.
        Write ![the bridge](bridge.png "Dawn") to show it, in a paragraph of its own. A link leads to an address such as /contact.
      13:1-16 error link-form: The space after ! keeps this from being a picture.
        Write ![A bridge][b] to show it, in a paragraph of its own."
  `)
})

test.each(['! [A bridge] (bridge.png)', '! [A bridge](my bridge.png)'])(
  '%j is told once, as a picture',
  async (body) => {
    const { issues } = await checkSite({ ...bridge, [about]: page({}, `${body}\n`) })
    expect(issues.map(({ column, message }) => `${column} ${message}`)).toEqual([
      '1 This is no picture: there is a space or another sign in it that cannot stand there.',
    ])
  },
)

test('a link after an exclamation mark is a link', async () => {
  expect((await checkSite({ [about]: page({}, 'Welcome! [Home](/), or ! [home](/).\n') })).issues).toEqual([])
})

test('two pictures of one name: in two folders, in capital letters, with the same content', async () => {
  const files = {
    [about]: page(
      {},
      '![A bridge](bridge.png)\n\n![A tower](tower.png)\n\n![A tower](Tower.png)\n\n![A gate](gate.png)\n',
    ),
    ...bridge,
    'content/images/bridge.png': pngOf(1600, 900),
    'content/images/Tower.png': pngOf(1600, 901),
    'content/images/tower.png': pngOf(1600, 902, 'other'),
    'content/images/gate.png': pngOf(1600, 901),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/images/gate.png
      warning picture-name: The picture is the same as content/images/Tower.png.
        Keep one of them, and let every text name that one. What several texts show belongs into content/images.
    content/images/tower.png
      error picture-name: Its name differs from content/images/Tower.png in capital letters only: many computers take both for one file.
        Give one of them another name.
    content/pages/about.mdx
      8:1-24 error picture-name: Two pictures are called bridge.png: content/pages/bridge.png and content/images/bridge.png.
        Give one of them another name, and write here the name of the one you mean."
  `)
})

test('files that are no pictures, or not the ones they say they are', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(16)])
  const files = {
    'content/images/telephone.heic': heic,
    'content/images/telephone.jpg': heic,
    'content/images/drawing.jpg': pngOf(1600, 900),
    'content/images/broken.png': pngOf(1600, 900, 'x'.repeat(200)).subarray(0, 100),
    'content/images/words.png': 'words',
    'content/images/huge.png': pngOf(9000, 5000),
    'content/images/moving.gif': Buffer.from('GIF89a\x10\0\x10\0'),
    'content/images/my photo.png': pngOf(1600, 902),
    'content/lists/photo.png': pngOf(1600, 903),
    [about]: page({}, '![A telephone](telephone.jpg)\n'),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/images/broken.png
      error picture-file: The file ends in the middle of the picture.
        Copy it again from where it came from.
    content/images/drawing.jpg
      error picture-file: By its name the file is something else, but it is a picture in PNG.
        End its name in .png.
    content/images/huge.png
      error picture-file: The picture has 45 megapixels; at most 40 are read.
        Make it smaller: 2,400 pixels across are enough for every place of the site.
    content/images/moving.gif
      error picture-file: Pictures in GIF are not published.
        Open it in a program for pictures and export it as JPEG, or as PNG if it is a drawing.
    content/images/my photo.png
      error picture-name: The name of the picture has characters that cannot stand in a text.
        Rename it to my-photo.png: letters, digits and hyphens.
      warning unused-picture: No page shows this picture.
        Show it, or remove the file.
    content/images/telephone.heic
      error picture-file: Photographs in HEIC, the format of iPhones, cannot be shown by most browsers.
        Export it as JPEG: on a Mac open it in Preview, choose File, then Export. The telephone itself takes JPEG with Settings, Camera, Formats, Most Compatible.
    content/images/telephone.jpg
      warning picture-name: The picture is the same as content/images/telephone.heic.
        Keep one of them, and let every text name that one. What several texts show belongs into content/images.
    content/images/words.png
      error picture-file: The file is not a picture.
        Open it in a program for pictures and export it as JPEG, or as PNG if it is a drawing.
    content/lists/photo.png
      error picture-place: No text finds a picture in this folder.
        Move it to content/images/photo.png.
      warning unused-picture: No page shows this picture.
        Show it, or remove the file.
    content/pages/about.mdx
      8:1-30 error picture-file: content/images/telephone.jpg: Photographs in HEIC, the format of iPhones, cannot be shown by most browsers.
        Export it as JPEG: on a Mac open it in Preview, choose File, then Export. The telephone itself takes JPEG with Settings, Camera, Formats, Most Compatible."
  `)
})

test('pictures too small for their places, in fields and in texts', async () => {
  const files = {
    'content/articles/small.png': pngOf(900, 600),
    'content/articles/a-briefing.mdx': cover('small.png').replace(
      'Some words.',
      '![A bridge at dawn](small.png)\n\n<Picture src="small.png" alt="A bridge at dawn" width="full" />',
    ),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx
      12:15-24 warning picture-size: The picture is 900 pixels wide, too small for its place: a cover is 1200 pixels wide.
        Take one that is 1200 pixels wide, which is sharp on every screen, or show it smaller.
      17:14-25 warning picture-size: The picture is 900 pixels wide, too small for its place: a picture across the window is 1440 pixels wide.
        Take one that is 2400 pixels wide, which is sharp on every screen, or show it smaller."
  `)
})

test('a field says what its picture shows, or that it only adorns, and where its middle is', async () => {
  const files = {
    'content/articles/bridge.png': pngOf(1400, 900),
    'content/articles/a-briefing.mdx': article({ cover: '{ src: bridge.png, focus: left }' }),
    'content/articles/b-briefing.mdx': article({ title: 'B', cover: '{ src: bridge.png, alt: IMG_1234 }' }),
    'content/articles/c-briefing.mdx': article({ title: 'C', cover: '{ src: bridge.png, alt: "", decorative: true }' }),
    'content/articles/d-briefing.mdx': article({ title: 'D', cover: '{ src: bridge.png, decorative: true }' }),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx
      12:1-6 error invalid-value: \`cover.alt\` is missing: say what the picture shows, or set \`decorative: true\` instead if it only adorns.
        What belongs here: What it shows, for people who cannot see it.
      12:34-38 error invalid-value: \`cover.focus\` must be two percentages, from the left and from the top, for example "50% 30%".
        What belongs here: The point that stays in view where the picture is cropped, for example "50% 30%". The middle without it.
    content/articles/b-briefing.mdx
      12:32-40 warning image-alt: The description “IMG_1234” is the name of a file.
        Say what the picture shows, as you would on the telephone: “A bridge at dawn”.
    content/articles/c-briefing.mdx
      12:32-34 error invalid-value: \`cover.alt\` is empty: say what the picture shows, or set \`decorative: true\` instead if it only adorns.
        What belongs here: What it shows, for people who cannot see it."
  `)
})

test('empty words are told once, with the way to mark a picture that only adorns', async () => {
  const body = '<Picture src="bridge.png" alt="" />\n'
  expect(await reportFor({ ...bridge, [about]: page({}, body) })).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      8:31-33 error block-props: <Picture>: \`alt\` is empty: say what the picture shows, or set \`decorative={true}\` instead if it only adorns.
        What belongs here: What it shows, for people who cannot see it."
  `)
})

test('what is active in a drawing is left out, and what cannot be read is refused', async () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">\n${inside}\n</svg>\n`
  const files = {
    'content/images/active.svg': svg('<script>alert(1)</script>\n<path d="M0 0h1" onclick="x()"/>'),
    'content/images/broken.svg': svg('<path d="M0 0h1">'),
    'content/images/style.svg': svg('<style>.a{fill:red}</style>'),
    [about]: page({}, '![A](active.svg)\n\n![B](broken.svg)\n\n![C](style.svg)\n'),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/images/active.svg
      2:2 warning picture-file: <script> is left out of the drawing: only what draws is published.
        Remove it in the program the drawing comes from. The site shows the drawing without it.
      3:2 warning picture-file: The attribute onclick is left out of the drawing: only what draws is published.
        Remove it in the program the drawing comes from. The site shows the drawing without it.
    content/images/broken.svg
      3:6 error picture-file: The drawing cannot be read: unexpected close tag.
        Export it again, as plain SVG.
    content/images/style.svg
      2:2 warning picture-file: <style> is left out of the drawing: only what draws is published.
        Export the drawing with its colours as attributes, not as a style sheet; Illustrator calls that presentation attributes."
  `)
})

test('the name proposed for a picture has no accents and no stray hyphens', async () => {
  const report = await reportFor({ 'content/images/Brücke am Fluß (2).png': pngOf(1400, 900) })
  expect(report).toContain('Rename it to Brucke-am-Flu-2.png')
})

test('no picture is sent to the place or the name of another one', async () => {
  const report = await reportFor({
    'content/images/my photo.png': pngOf(1400, 900),
    'content/images/my-photo.png': pngOf(1400, 901),
    'content/lists/photo.png': pngOf(1400, 902),
    'content/images/photo.png': pngOf(1400, 903),
  })
  expect(report).toContain('Rename it to my-photo-2.png')
  expect(report).toContain('Move it to content/images/photo-2.png')
})

/** How many documents are printed at a time. */
const atOnce = 3

/** The same content always prints the same bytes: the moment of printing is blanked out, in place. */
function withoutDates(pdf: Buffer): Buffer {
  const text = pdf
    .toString('latin1')
    .replace(/\/(?:CreationDate|ModDate) \(D:[^)]*\)/g, (date) => ' '.repeat(date.length))
  return Buffer.from(text, 'latin1')
}

/** Prints pages of HTML as tagged PDF files with an outline, in a browser without a window. */
export async function printAll(pages: string[], executablePath: string): Promise<Buffer[]> {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath, timeout: 20_000 })
  try {
    const printed: Buffer[] = []
    const waiting = [...pages.entries()]
    const worker = async () => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await page.setContent(next[1], { waitUntil: 'load' })
        printed[next[0]] = withoutDates(
          await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
        )
      }
    }
    await Promise.all(Array.from({ length: Math.min(atOnce, pages.length) }, worker))
    return printed
  } finally {
    await browser.close()
  }
}

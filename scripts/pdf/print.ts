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
    // One after the other: a second page is a second process, whose start takes longer than printing ten documents.
    const page = await browser.newPage({ javaScriptEnabled: false })
    const printed: Buffer[] = []
    for (const html of pages) {
      await page.setContent(html, { waitUntil: 'load' })
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
      printed.push(withoutDates(pdf))
    }
    return printed
  } finally {
    await browser.close()
  }
}

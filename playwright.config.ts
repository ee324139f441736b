import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.TEST_PORT ?? 4319)

/** Browser tests run against the production build, served with the headers it ships. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/write-content.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // For tests that hang. On a busy machine an honest one may take several times as long as alone.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // The Chromium without a window rounds the widths of letters otherwise, as no screen does.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})

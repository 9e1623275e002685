import { defineConfig } from 'playwright/test';

const port = Number(process.env.E2E_PORT ?? 3911);

/** The browser tests: the built site and the real server, in the machine's own Chromium. */
export default defineConfig({
  testDir: '.',
  // Not `.spec.ts`: that name belongs to the unit tests' runner.
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  reporter: [['list']],
  workers: 2,
  fullyParallel: true,
  // A conversion may wait for its turn on a small machine.
  timeout: 90_000,
  // Two browsers and the converters share its processors; what passes only the second time is reported as flaky.
  retries: 1,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    acceptDownloads: true,
  },
  webServer: {
    command: 'bun server/main.ts',
    cwd: '../..',
    url: `http://localhost:${port}/api/health`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { PORT: String(port), CLIENT_PER_MINUTE: '100000', CLIENT_CONCURRENCY: '1000' },
  },
});

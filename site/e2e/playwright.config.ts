import { defineConfig } from 'playwright/test';

/** What run.ts gives to each run of its own. */
const given = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the browser tests with \`bun run test:browser\`.`);
  return value;
};
const port = given('E2E_PORT');

/** The browser tests: the built site and the real server, in the machine's own Chromium. Started by run.ts. */
export default defineConfig({
  testDir: '.',
  // Not `.spec.ts`: that name belongs to the unit tests' runner.
  testMatch: '**/*.e2e.ts',
  // Images for people to look at, which no test compares: `npm run test:nightly`.
  testIgnore: process.env.NIGHTLY ? [] : ['**/*.nightly.e2e.ts'],
  // Tests whose subject another one in `npm test` reaches in another way.
  ...(!process.env.NIGHTLY && { grepInvert: /@nightly/ }),
  outputDir: given('E2E_RESULTS'),
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  workers: 2,
  fullyParallel: true,
  // These only end tests that hang: on a small or busy machine, conversions and pages take their time.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] },
    acceptDownloads: true,
    // Without a graphics card each frame of an animation takes as much processor time as the code under test.
    contextOptions: { reducedMotion: process.env.NIGHTLY ? 'no-preference' : 'reduce' },
    // What a worker answers, no test could hold back or change; installed.e2e.ts allows it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'bun server/main.ts',
    cwd: '../..',
    url: `http://localhost:${port}/api/health`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: port,
      DATA_DIR: given('E2E_DATA_DIR'),
      CLIENT_PER_MINUTE: '100000',
      CLIENT_CONCURRENCY: '1000',
      // One visitor here: replacing a worker after each conversion would take as much processor time as the browsers.
      SPARE_WORKERS: '0',
      DOCUMENTS_PER_WORKER: '1000',
      // Ten times the usual time for conversions, for a busy machine.
      JOB_SECONDS: '1200',
    },
  },
});

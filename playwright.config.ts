import { defineConfig, devices } from '@playwright/test';
import { adminPath, origin, port, staffPassword } from './tests/e2e/address.ts';

const chromiumPath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  // A machine that is busy elsewhere may stall once; what passes only then is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: origin,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 760 } },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node tests/e2e/serve.ts',
    url: origin,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      ADMIN_PATH: adminPath,
      STAFF_PASSWORD: staffPassword,
      LOG_LEVEL: 'warn',
      SUPPORT_EMAIL: 'support@cars.example',
      WHATSAPP_NUMBER: '+92 300 0000000',
      // No test is to depend on somebody else's server, nor to burden it.
      MAP_TILES_URL: 'none',
      SOCIAL_YOUTUBE: 'https://video.example/channel',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});

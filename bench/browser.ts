import { type Browser, chromium, devices } from '@playwright/test';

/** The phone that pages are measured on. */
export const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 760 } };

/** A browser that has seen nothing. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

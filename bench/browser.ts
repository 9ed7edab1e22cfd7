import { type Browser, chromium } from '@playwright/test';

/** A browser that has seen nothing. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

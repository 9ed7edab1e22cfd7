import { devices } from '@playwright/test';

const size = { width: 360, height: 760 };

/**
 * A phone of average width. Its screen is as wide as its viewport: preloaded pictures are chosen by the width of
 * the screen, and would be fetched twice if it were wider.
 */
export const phone = { ...devices['Pixel 7'], viewport: size, screen: size };

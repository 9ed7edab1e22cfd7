import { devices } from '@playwright/test';

const size = { width: 360, height: 760 };

/**
 * A phone of middling width. Its screen is as wide as its window: pictures are asked for ahead by the width of
 * the screen, and would come twice where it were wider.
 */
export const phone = { ...devices['Pixel 7'], viewport: size, screen: size };

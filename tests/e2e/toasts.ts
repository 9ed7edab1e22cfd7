import type { Page } from '@playwright/test';

/** Dismisses the toast with this text. */
export async function dismissToast(page: Page, text: string): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications' });
  const toast = region
    .locator('div')
    .filter({ has: page.getByText(text), hasNot: page.locator('div') });
  await toast.getByRole('button', { name: 'Dismiss' }).click();
}

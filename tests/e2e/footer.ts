import type { Page } from '@playwright/test';

const footer = (page: Page) => page.getByRole('contentinfo');

/** Opens the footer's group of links on a phone, and finds a link in it. */
export async function findFooterLink(page: Page, group: string, name: string) {
  const links = footer(page).getByRole('navigation', { name: group, exact: true });
  if ((page.viewportSize()?.width ?? 0) < 768) await links.locator('summary').click();
  return links.getByRole('link', { name, exact: true });
}

import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The button of the panel with the filters that do not stand beside the search. */
export const filterButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });

const filterPanel = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

/** Opens the panel of filters, or closes it. */
export async function openFilters(page: Page): Promise<void> {
  await filterButton(page).click();
  await expect(filterPanel(page)).toBeVisible();
}

export async function closeFilters(page: Page): Promise<void> {
  await filterPanel(page).getByRole('button', { name: 'Done' }).click();
  await expect(filterPanel(page)).toBeHidden();
}

/** Sets a filter of a list: beside the search, or in the panel if it is there. */
export async function chooseFilter(page: Page, name: string, option: string): Promise<void> {
  const filter = page.getByRole('combobox', { name, exact: true });
  await page.getByRole('searchbox').waitFor();
  const isBesideSearch = await filter.isVisible();
  if (!isBesideSearch) await openFilters(page);
  await filter.selectOption(option);
  if (!isBesideSearch) await closeFilters(page);
}

/** Asks to delete a record of a list: with its button, or on a card in the menu of further actions. */
export async function askToDelete(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `Delete ${name}` });
  const menu = page.getByRole('button', { name: `More actions for ${name}` });
  await button.or(menu).click();
  if (await menu.isVisible()) await page.getByRole('menuitem', { name: 'Delete' }).click();
}

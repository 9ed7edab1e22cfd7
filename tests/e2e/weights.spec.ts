import type { Page } from '@playwright/test';
import { leadTypes } from '#contract/leads/registry.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { phone } from '#tests/support/phone.ts';
import { overweight, signInBudget } from '#tests/weights/budgets.ts';
import { weighPage } from '#tests/weights/weigh-page.ts';
import { beginSession, office, signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ deviceScaleFactor: phone.deviceScaleFactor });

/** Opens a screen and returns all scripts that it loads. */
async function readScript(page: Page, path: string): Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  await weighPage(page, office(path));
  return (await Promise.all(texts)).join('\n');
}

/** Lists the request types whose declarations a script contains. */
const listTypes = (script: string) =>
  leadTypes.filter(({ texts }) => script.includes(texts.subtitle)).map(({ slug }) => slug);

test.describe('the back office', () => {
  test.use({ expectedErrors: [signedOut] });

  test('sign-in weighs no more than its budget', async ({ page }) => {
    const { weight } = await weighPage(page, office('/login'));
    expect(overweight('/login', weight, signInBudget)).toEqual([]);
  });

  test('sign-in loads neither the layout of the back office nor any request type', async ({
    page,
  }) => {
    const script = await readScript(page, '/login');
    expect(script.includes('Sign in to the back office')).toBe(true);
    expect(script.includes('Skip to content')).toBe(false);
    expect(listTypes(script)).toEqual([]);
  });

  test('a request screen loads the declaration of one type only', async ({ page }) => {
    await beginSession(page, 'admin');
    const script = await readScript(page, '/test-drives');
    expect(script.includes('Skip to content')).toBe(true);
    expect(listTypes(script)).toEqual([testDrive.slug]);
  });
});

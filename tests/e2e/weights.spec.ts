import type { Page } from '@playwright/test';
import { leadTypes } from '#contract/leads/registry.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { phone } from '#tests/support/phone.ts';
import { findBudget, officeBudgets, overweight } from '#tests/weights/budgets.ts';
import { weighPage } from '#tests/weights/weigh-page.ts';
import { staffPassword } from './address.ts';
import { singlePages } from './page-paths.ts';
import { office, signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ deviceScaleFactor: phone.deviceScaleFactor });

const pages = [...singlePages, '/models/haval-h6', '/models/tank-500', '/features/safety'];

for (const path of pages) {
  test(`${path} weighs no more than its budget`, async ({ page }) => {
    const weight = await weighPage(page, path);
    expect(overweight(path, weight, findBudget(path))).toEqual([]);
  });
}

/** Signs in without loading any page of the back office. */
const beginSession = ({ request }: Page) =>
  request.post('/api/admin/login', { data: { username: 'admin', password: staffPassword } });

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

  for (const [path, budget] of Object.entries(officeBudgets)) {
    test(`${path} weighs no more than its budget`, async ({ page }) => {
      if (path !== '/login') await beginSession(page);
      const weight = await weighPage(page, office(path));
      expect(overweight(path, weight, budget)).toEqual([]);
    });
  }

  test('sign-in loads neither the layout of the back office nor any request type', async ({
    page,
  }) => {
    const script = await readScript(page, '/login');
    expect(script.includes('Sign in to the back office')).toBe(true);
    expect(script.includes('Skip to content')).toBe(false);
    expect(listTypes(script)).toEqual([]);
  });

  test('a request screen loads the declaration of one type only', async ({ page }) => {
    await beginSession(page);
    const script = await readScript(page, '/test-drives');
    expect(script.includes('Skip to content')).toBe(true);
    expect(listTypes(script)).toEqual([testDrive.slug]);
  });
});

import type { Page } from '@playwright/test';
import { leadTypes } from '#contract/leads/registry.ts';
import { FormOnPage, publicForms } from './public-forms.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** What happens to a form on its way does not depend on the size of the window. */
const onPhoneOnly = () => test.skip(({ isMobile }) => !isMobile, 'the same at every size');

const success = (page: Page) => page.getByRole('status').filter({ hasText: 'successfully' });

test.use({ expectedErrors: [signedOut] });

for (const { slug, paths, texts } of leadTypes) {
  test.describe(`the form for ${slug}`, () => {
    const submitPath = `**/api${paths.submit}`;

    test.beforeEach(async ({ page }) => {
      await page.goto(publicForms[slug]?.path ?? `no form for ${slug}`);
    });

    test('while it is sent the button says so, a second click sends nothing, and staff see it', async ({
      page,
    }) => {
      const form = new FormOnPage(page, slug);
      const lastName = `Once ${Date.now()}`;
      await form.fill(lastName);
      let sent = 0;
      await page.route(submitPath, async (route) => {
        sent += 1;
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await form.button.dblclick();
      const waiting = page
        .getByRole('main')
        .getByRole('button', { name: /^(Submitt|Send)ing\.\.\.$/ });
      await expect(waiting).toBeDisabled();
      await expect(success(page)).toContainText(texts.submitted);
      expect(sent).toBe(1);
      await expectNoSidewaysScroll(page);
      const [reference = 'none'] =
        /[0-9A-F]{8}/.exec((await success(page).textContent()) ?? '') ?? [];

      await openOffice(page, `/${slug}`);
      await page.getByRole('searchbox').fill(lastName);
      await expect(page).toHaveURL(/search=/);
      await expect(page.getByText(`1 ${texts.noun.one} found`)).toBeVisible();
      await page
        .getByRole('link', { name: `Sample ${lastName}` })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toContainText(reference);
    });

    test.describe('when it fails', () => {
      onPhoneOnly();
      test.use({ expectedErrors: ['Failed to load resource', 'net::ERR_FAILED'] });

      test('nothing typed is lost, and however often it is sent it is stored once', async ({
        page,
        request,
      }) => {
        const form = new FormOnPage(page, slug);
        const lastName = `Twice ${Date.now()}`;
        await form.fill(lastName);
        const typed = await form.content();
        const keys: string[] = [];
        await page.route(submitPath, async (route) => {
          keys.push(route.request().headers()['idempotency-key'] ?? '');
          // First the answer never reaches the visitor, then a proxy has nothing but a page to say.
          if (keys.length === 1) await route.fetch();
          if (keys.length === 1) await route.abort();
          else if (keys.length === 2)
            await route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' });
          else await route.continue();
        });
        for (const attempt of [1, 2]) {
          await form.button.click();
          await expect(page.getByRole('alert')).toContainText(texts.submitFailed);
          expect(await form.content(), `after attempt ${attempt}`).toEqual(typed);
        }
        await expectAccessible(page);
        await form.button.click();
        await expect(success(page)).toBeVisible();
        expect(keys[0]).toBeTruthy();
        expect(keys).toEqual([keys[0], keys[0], keys[0]]);
        expect(await storedRequests(request, paths.records, lastName)).toHaveLength(1);
      });

      test('what the server says is shown, and what it names is marked', async ({ page }) => {
        const form = new FormOnPage(page, slug);
        await form.fill('Refused');
        const typed = await form.content();
        const message = 'Please enter a valid phone number';
        await page.route(submitPath, (route) =>
          route.fulfill({
            status: 400,
            json: { success: false, message, errors: [{ field: 'phone', message }] },
          }),
        );
        await form.button.click();
        await expect(page.getByRole('alert')).toContainText(message);
        await expect(form.field('phone')).toHaveAttribute('aria-invalid', 'true');
        expect(await form.content()).toEqual(typed);
      });
    });

    test('it can be read and used 320 px wide', async ({ page, isMobile }) => {
      test.skip(!isMobile, 'a window of that size is a phone’s');
      await page.setViewportSize({ width: 320, height: 640 });
      const form = new FormOnPage(page, slug);
      await form.fill('Narrow');
      await form.field('phone').fill('none');
      await form.button.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    test.describe('without script', () => {
      onPhoneOnly();
      test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

      test('it can be filled, corrected and sent', async ({ page, request }) => {
        const form = new FormOnPage(page, slug);
        const lastName = `Plain ${Date.now()}`;
        await form.fill(lastName);
        await form.field('phone').fill('none');
        const typed = await form.texts();
        await form.button.click();
        const summary = page.getByRole('alert');
        await expect(summary).toContainText('Please enter a valid phone number');
        await expect(summary.getByRole('link')).toHaveText(['Phone number']);
        expect(await form.texts()).toEqual(typed);
        await form.field('phone').fill('0300 0000001');
        await form.chooseFiles();
        await form.button.click();
        await expect(page.getByText(texts.submitted)).toBeVisible();
        await expect(form.field('phone')).toHaveValue('');
        expect(await storedRequests(request, paths.records, lastName)).toHaveLength(1);
      });
    });
  });
}

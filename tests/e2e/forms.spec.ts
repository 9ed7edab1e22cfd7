import type { Page } from '@playwright/test';
import { formatReference } from '#contract/leads/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { holdRequests } from './held-requests.ts';
import { FormOnPage, publicForms, startAgain } from './public-forms.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectNoSidewaysScroll, onPhone, test } from './test.ts';

const success = (page: Page) => page.getByRole('status').filter({ hasText: 'successfully' });

for (const { slug, paths, texts } of leadTypes) {
  test.describe(`the form for ${slug}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(publicForms[slug]?.path ?? `no form for ${slug}`);
    });

    test('a double click sends it once; the confirmation has its reference, an answer, the next step and a way on', async ({
      page,
      request,
    }) => {
      const form = new FormOnPage(page, slug);
      const lastName = `Once ${Date.now()}`;
      await form.fill(lastName);
      const { repeated = '', next = '', back = '' } = publicForms[slug] ?? {};
      const answer = await form.field(repeated).first().inputValue();
      let sent = 0;
      page.on('request', (sentRequest) => {
        if (new URL(sentRequest.url()).pathname === `/api${paths.submit}`) sent += 1;
      });
      const release = await holdRequests(page, `**/api${paths.submit}`);
      await form.button.dblclick();
      const waiting = page
        .getByRole('main')
        .getByRole('button', { name: /^(Submitt|Send)ing\.\.\.$/ });
      await expect(waiting).toBeDisabled();
      release();
      await expect(success(page)).toContainText(texts.submitted);
      expect(sent).toBe(1);
      await expect(success(page)).toContainText(next);
      const answers = page.getByRole('region', { name: 'Your request' });
      await expect(answers).toContainText(answer || 'no answer');
      await expect(page.getByRole('main').getByRole('link', { name: back })).toBeVisible();
      await expectNoSidewaysScroll(page);
      const [reference = 'none'] =
        /[0-9A-F]{8}/.exec((await success(page).textContent()) ?? '') ?? [];
      const stored = await storedRequests(request, paths.records, lastName);
      expect(stored.map(({ _id }) => formatReference(String(_id)))).toEqual([reference]);
    });

    test.describe('without JavaScript', onPhone, () => {
      test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

      test('it can be filled in, corrected and sent', async ({ page, request }) => {
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
        await startAgain(page);
        await expect(form.field('phone')).toHaveValue('');
        expect(await storedRequests(request, paths.records, lastName)).toHaveLength(1);
      });
    });
  });
}

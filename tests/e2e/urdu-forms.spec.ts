import type { Page } from '@playwright/test';
import { formatReference } from '#contract/leads/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { listEnglish } from '#tests/support/visible-texts.ts';
import { FormOnPage, publicForms } from './public-forms.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectNoSidewaysScroll, onPhone, test } from './test.ts';

/** Opens the Urdu page of a form. */
async function openForm(page: Page, slug: string): Promise<FormOnPage> {
  await page.goto(`/ur${publicForms[slug]?.path}`);
  const button = page.locator('main form:has([name="phone"]) button[type="submit"]').last();
  // biome-ignore lint/performance/useDomNodeTextContent: a part of the text is for other windows.
  return new FormOnPage(page, slug, (await button.innerText()).trim());
}

/** Fills a form as someone does whose keyboard types Urdu letters and digits. */
async function fillInUrdu(form: FormOnPage, name: string): Promise<void> {
  await form.fill(name);
  await form.field('phone').fill('۰۳۰۰ ۰۰۰۰۰۰۱');
  for (const area of await form.areas()) await area.fill('یہ ایک نمونہ پیغام ہے۔');
}

const readEnglish = async (page: Page) => listEnglish(await page.content());

for (const { slug, paths } of leadTypes) {
  test.describe(`the Urdu form for ${slug}`, onPhone, () => {
    test('is sent with the letters and digits of an Urdu keyboard, and answered in Urdu', async ({
      page,
      request,
    }) => {
      const form = await openForm(page, slug);
      const name = `نمونہ ${Date.now()}`;
      await fillInUrdu(form, name);
      await form.button.click();
      const success = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /[0-9A-F]{8}/ });
      await expect(success).toBeVisible();
      expect(await readEnglish(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
      const [reference] = /[0-9A-F]{8}/.exec((await success.textContent()) ?? '') ?? [];
      const [stored] = await storedRequests(request, paths.records, name);
      expect(formatReference(String(stored?._id))).toBe(reference);
      expect(stored).toMatchObject({ phone: '0300 0000001', language: 'ur' });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

      test('is corrected and sent', async ({ page, request }) => {
        const form = await openForm(page, slug);
        const name = `سادہ نمونہ ${Date.now()}`;
        await fillInUrdu(form, name);
        await form.field('phone').fill('۱۲');
        await form.button.click();
        await expect(page.getByRole('alert')).toContainText('براہ کرم درست فون نمبر لکھیں');
        expect(await readEnglish(page)).toEqual([]);
        await form.field('phone').fill('۰۳۰۰ ۰۰۰۰۰۰۱');
        await form.chooseFiles();
        await form.button.click();
        await expect(
          page
            .getByRole('main')
            .getByText(/[0-9A-F]{8}/)
            .first(),
        ).toBeVisible();
        expect(await readEnglish(page)).toEqual([]);
        expect(await storedRequests(request, paths.records, name)).toHaveLength(1);
      });
    });
  });
}

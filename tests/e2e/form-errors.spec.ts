import type { Page } from '@playwright/test';
import { leadTypes } from '#contract/leads/registry.ts';
import { FormOnPage, publicForms } from './public-forms.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onPhone, test } from './test.ts';

const success = (page: Page) => page.getByRole('status').filter({ hasText: 'successfully' });

for (const { slug, paths, texts } of leadTypes) {
  test.describe(`the form for ${slug}`, () => {
    const submitPath = `**/api${paths.submit}`;

    test.beforeEach(async ({ page }) => {
      await page.goto(publicForms[slug]?.path ?? `no form for ${slug}`);
    });

    test('errors name their field, and the summary lists the fields in the order of the form', async ({
      page,
    }) => {
      const form = new FormOnPage(page, slug);
      const isOnPhone = (page.viewportSize()?.width ?? 0) < 768;
      // On phones the button of the test drive is disabled soon after hydration, until a vehicle is chosen.
      if (isOnPhone && slug === 'test-drives') {
        await expect(form.button).toBeDisabled();
        await form.field('selectedVehicle').selectOption({ index: 1 });
      }
      await form.button.click();
      const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
      await expect(summary).toBeVisible();
      const links = await summary
        .getByRole('link')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
      const inForm = await form.listNames();
      const byMessage = await summary
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) =>
            [...item.querySelectorAll('a')]
              .filter((link) => link.checkVisibility())
              .map((link) => link.getAttribute('href')?.slice(1) ?? ''),
          ),
        );
      expect(links.length).toBeGreaterThan(1);
      for (const names of byMessage) {
        expect(names).toEqual(inForm.filter((name) => names.includes(name)));
      }
      const texts = await page
        .getByRole('main')
        .locator('[id$="-error"]')
        .filter({ visible: true })
        .allTextContents();
      expect(texts.length).toBeGreaterThan(1);
      expect(texts.filter((text) => /required fields|are required/.test(text))).toEqual([]);
    });

    test.describe('when it fails', onPhone, () => {
      test.use({ expectedErrors: ['Failed to load resource', 'net::ERR_FAILED'] });

      test('the input is kept, and retries with the same idempotency key are stored once', async ({
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
          // First the response is lost on its way to the visitor, then a proxy returns an error page.
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

      test('the server’s message is shown and the field it names is marked', async ({ page }) => {
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

    test('it fits at 320 px', onPhone, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const form = new FormOnPage(page, slug);
      await form.fill('Narrow');
      await form.field('phone').fill('none');
      await form.button.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}

for (const slug of ['contact-inquiries', 'vehicle-bookings']) {
  test(
    `a field of ${slug} that the error summary leads to is in sight with its label`,
    onPhone,
    async ({ page }) => {
      await page.goto(publicForms[slug]?.path ?? '');
      const form = new FormOnPage(page, slug);
      await form.fill('Labelled');
      await form.field('phone').fill('abc');
      await form.button.click();
      await page.getByRole('alert').getByRole('link', { name: 'Phone number' }).click();
      await expect(form.field('phone')).toBeFocused();
      const isLabelInSight = () =>
        form.field('phone').evaluate((field: HTMLInputElement) => {
          const label = field.labels?.[0];
          const { left = 0, top = 0 } = label?.getBoundingClientRect() ?? {};
          return label?.contains(document.elementFromPoint(left + 4, top + 2)) ?? false;
        });
      await expect.poll(isLabelInSight).toBe(true);
    },
  );
}

for (const path of ['/test-drive', '/book-service', '/contact-us']) {
  test(`the panel beside the form of ${path} says what happens next and stays in view`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    const next = page
      .getByRole('complementary')
      .getByRole('heading', { name: 'What happens next' });
    await expect(next).toBeVisible({ visible: !isMobile });
    if (isMobile) return;
    await page.getByRole('main').getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(next).toBeInViewport();
  });
}

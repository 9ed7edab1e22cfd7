import { leadTypes } from '#contract/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { submissionOf } from '#tests/submissions.ts';
import { book, uniqueName } from './bookings.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** In the page: clicks as soon as a search stands in the address, in the very next task. */
const clickOnceSearched = (link: HTMLElement | SVGElement) =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (!window.location.search.includes('search=')) return port2.postMessage(null);
      (link as HTMLElement).click();
      resolve();
    };
    port2.postMessage(null);
  });

test('details opened while a search is still being typed stay open', async ({ page, request }) => {
  const lastName = uniqueName('Hasty');
  await book(request, { lastName });
  await openOffice(page, '/test-drives');
  const link = page.getByRole('link', { name: `Sample ${lastName}` });
  await expect(link).toBeVisible();
  await page.getByRole('searchbox').fill(lastName);
  await link.click();
  await expect(page).toHaveURL(/search=.*open=|open=.*search=/);
  await expect(page.getByRole('dialog')).toContainText(lastName);
});

test('details opened in the very moment that a search arrives keep it', async ({
  page,
  request,
}) => {
  const lastName = uniqueName('Prompt');
  await book(request, { lastName });
  await openOffice(page, '/test-drives');
  const link = page.getByRole('link', { name: `Sample ${lastName}` });
  await expect(link).toBeVisible();
  await page.getByRole('searchbox').fill(lastName);
  await link.evaluate(clickOnceSearched);
  await expect(page).toHaveURL(/search=.*open=|open=.*search=/);
  await expect(page.getByRole('dialog')).toContainText(lastName);
});

for (const { slug, paths, texts } of leadTypes) {
  test(`${texts.title}: what a visitor sends is listed, opened, and given another status`, async ({
    page,
    request,
  }) => {
    const { payload: data, headers } = submissionOf(slug, acceptedInputs[slug]?.() ?? {});
    const answer = await request.post(`/api${paths.submit}`, { data, headers });
    const { _id, reference } = (await answer.json()).data;
    await openOffice(page, `/${slug}?search=${reference}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await expect(page.getByText(`1 ${texts.noun.one} found`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('row').getByRole('link', { name: 'Sample' }).first().click();
    const details = page.getByRole('dialog');
    await expect(details).toContainText(reference);
    await expectAccessible(page);
    await details.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ index: 1 });
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(details).toBeHidden();
    await page.goto(office(`/${slug}?open=${_id}`));
    await expect(details.getByRole('combobox', { name: 'Status', exact: true })).not.toHaveValue(
      '',
    );
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} office is accessible with details open`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    const id = await book(request, { lastName: 'Averylongname'.repeat(7) });
    await openOffice(page, '/test-drives');
    await expect(page.getByText(/test drives? found/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(office(`/test-drives?open=${id}`));
    await expect(page.getByRole('dialog')).toContainText('Averylongname');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

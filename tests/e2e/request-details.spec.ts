import { leadTypes } from '#contract/leads/registry.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { book, uniqueName } from './bookings.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  onDesktop,
  test,
} from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** Runs in the page: clicks the link in the task right after the search appears in the URL. */
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

test(
  'details opened while a search is still being typed stay open',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Hasty');
    await book(request, { lastName });
    await openOffice(page, '/test-drives');
    const link = page.getByRole('link', { name: `Sample ${lastName}` });
    await expect(link).toBeVisible();
    await page.getByRole('searchbox').fill(lastName);
    await link.click();
    await expect(page).toHaveURL(/search=.*open=|open=.*search=/);
    await expect(page.getByRole('dialog')).toContainText(lastName);
  },
);

test(
  'details opened at the moment a search is applied keep the search',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Prompt');
    await book(request, { lastName });
    await openOffice(page, '/test-drives');
    const link = page.getByRole('link', { name: `Sample ${lastName}` });
    await expect(link).toBeVisible();
    await page.getByRole('searchbox').fill(lastName);
    await link.evaluate(clickOnceSearched);
    await expect(page).toHaveURL(/search=.*open=|open=.*search=/);
    await expect(page.getByRole('dialog')).toContainText(lastName);
  },
);

for (const { slug, paths, texts, statuses } of leadTypes) {
  // A status that asks no question: confirming without a date does.
  const [, secondStatus = ''] = Object.keys(statuses).filter((status) => status !== 'confirmed');
  // All types share the layout of a phone.
  const size = slug === testDrive.slug ? {} : onDesktop;
  test(
    `${texts.title}: a submitted request is listed, can be opened and given another status`,
    size,
    async ({ page, request }) => {
      const { payload: data, headers } = buildSubmission(slug, acceptedInputs[slug]?.() ?? {});
      const response = await request.post(`/api${paths.submit}`, { data, headers });
      const { _id, reference } = (await response.json()).data;
      await openOffice(page, `/${slug}?search=${reference}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      await expect(page.getByText(`1 ${texts.noun.one} found`)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.getByRole('row').getByRole('link', { name: 'Sample' }).first().click();
      const details = page.getByRole('dialog');
      await expect(details).toContainText(reference);
      await expectAccessible(page);
      const status = details.getByRole('combobox', { name: 'Status', exact: true });
      await status.selectOption(secondStatus);
      await details.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(details).toBeHidden();
      await page.goto(office(`/${slug}?open=${_id}`));
      await expect(status).toHaveValue(secondStatus);
    },
  );
}

test('a list and its details are accessible in both themes', async ({ page, request }) => {
  const id = await book(request, { lastName: 'Averylongname'.repeat(7) });
  await openOffice(page, '/test-drives');
  await expect(page.getByText(/test drives? found/)).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
  await page.goto(office(`/test-drives?open=${id}`));
  await expect(page.getByRole('dialog')).toContainText('Averylongname');
  // A disabled button differs from the others by more than its shade: it has no border.
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await expect(save).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});

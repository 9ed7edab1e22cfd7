import { film, findRow, openContent, photo, publish, uniqueTitle } from './published-content.ts';
import { signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  onDesktop,
  test,
} from './test.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/media-management';
const search = (title: string) => `${path}?search=${encodeURIComponent(title)}`;

test.describe('a picture that fails', () => {
  test.use({ expectedErrors: [signedOut, '404 (Not Found)'] });

  test('says so in the list and the form, and the others show', async ({ page, request }) => {
    const title = uniqueTitle('Broken');
    const broken = await publish(request, 'media', { title: `${title} A`, media0: photo() });
    await publish(request, 'media', { title: `${title} B`, media0: photo() });
    await page.route(`**${broken.mediaFiles[0].url}`, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await openContent(page, search(title));
    await expect(findRow(page, `${title} A`)).toContainText('No image');
    const shown = findRow(page, `${title} B`);
    await expect
      .poll(() => shown.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(60);
    await expect(shown).not.toContainText('No image');
    await expectAccessible(page);
    await page.getByRole('link', { name: `${title} A`, exact: true }).click();
    await expect(page.getByRole('dialog').getByText('No image')).toBeVisible();
  });
});

test('an item is made inactive and active again by its status', async ({ page, request }) => {
  const title = uniqueTitle('Toggled');
  await publish(request, 'media', { title });
  await openContent(page, search(title));
  const row = findRow(page, title);
  const status = row.getByRole('combobox', { name: `Status of ${title}` });
  await expect(status.getByRole('option')).toHaveText(['Active', 'Deactivate']);
  await status.selectOption({ label: 'Deactivate' });
  await expect(page.getByText(`${title} is now Inactive.`)).toBeVisible();
  await expect(status.getByRole('option')).toHaveText(['Activate', 'Inactive']);
  await status.selectOption({ label: 'Activate' });
  await expect(page.getByText(`${title} is now Active.`)).toBeVisible();
  await expect(status).toHaveValue('active');
});

test('visitors’ view of an item is one click away while it is public', async ({
  page,
  request,
  context,
}) => {
  const title = uniqueTitle('Shown');
  const { _id } = await publish(request, 'media', { title, media0: photo() });
  await openContent(page, search(title));
  const onSite = page.getByRole('link', { name: `View ${title} on the site` });
  await expect(onSite).toHaveAttribute('href', `/news-and-events/media?open=${_id}`);
  const opened = context.waitForEvent('page');
  await onSite.click();
  await expect((await opened).getByRole('dialog', { name: title })).toBeVisible();
  await page.getByRole('combobox', { name: `Status of ${title}` }).selectOption('inactive');
  await expect(onSite).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Preview ${title}` })).toBeVisible();
});

test('changing a filter returns to the first page', onDesktop, async ({ page, request }) => {
  const title = uniqueTitle('Paged');
  for (let number = 10; number <= 20; number += 1) {
    await publish(request, 'media', { title: `${title} ${number}`, media0: film() });
  }
  await openContent(page, `${search(title)}&page=2`);
  await expect(page.getByText('Showing page 2 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Video Media' }).click();
  await expect(page.getByText('Showing page 1 of 2')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

test(
  'an item can be opened and closed by keyboard, and focus returns to its row',
  onDesktop,
  async ({ page, request }) => {
    const title = uniqueTitle('Keyed');
    await publish(request, 'media', { title: `${title} A` });
    await publish(request, 'media', { title: `${title} B` });
    await openContent(page, search(title));
    await page.getByRole('link', { name: `${title} B`, exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(`${title} A`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: `${title} A`, exact: true })).toBeFocused();
  },
);

test('the screen and its form are accessible in both themes', async ({ page, request }) => {
  const title = uniqueTitle('Accessible');
  await publish(request, 'media', { title, media0: film(), status: 'inactive' });
  await openContent(page, search(title));
  await expect(findRow(page, title)).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Media' })).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});

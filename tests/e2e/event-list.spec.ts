import {
  fileInput,
  film,
  openContent,
  photo,
  publish,
  rowOf,
  uniqueTitle,
} from './published-content.ts';
import { signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/event-management';
const search = (title: string) => `${path}?search=${encodeURIComponent(title)}`;

test('an event is deactivated and activated, and visitors see which it is', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Toggled');
  const { _id } = await publish(request, 'events', { title });
  await openContent(page, search(title));
  await page.getByRole('button', { name: `Deactivate ${title}` }).click();
  await expect(rowOf(page, title).getByText('Inactive', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await request.get(`/api/events/public/${_id}`)).status())
    .toBe(404);
  await page.getByRole('button', { name: `Activate ${title}` }).click();
  await expect(rowOf(page, title).getByText('Active', { exact: true })).toBeVisible();
});

test('ten stand on a page; an empty list says another thing with filters than without', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Paged');
  for (let number = 10; number <= 20; number += 1) {
    await publish(request, 'events', { title: `${title} ${number}` });
  }
  await openContent(page, search(title));
  await expect(page.getByText('Showing page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rowOf(page, `${title} 10`)).toBeVisible();
  await page.getByRole('searchbox').fill(uniqueTitle('Nothing'));
  await expect(page.getByText('No events found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters')).toBeVisible();
  const none = { data: [], pagination: { page: 1, limit: 10, totalItems: 0, totalPages: 0 } };
  await page.route('**/api/events?*', (route) =>
    route.fulfill({ json: { success: true, ...none } }),
  );
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByText('Create your first event')).toBeVisible();
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} screen and its form are accessible`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    const title = uniqueTitle('Accessible');
    const youtubeUrls = '["https://youtu.be/a1B2c3D4e5_"]';
    await publish(request, 'events', { title, media0: photo(), media1: film(), youtubeUrls });
    await openContent(page, search(title));
    await expect(rowOf(page, title)).toContainText('+2');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await page.getByRole('button', { name: 'Mark Image 1 for removal' }).click();
    await fileInput(page).setInputFiles([photo(), photo('notes.txt')]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

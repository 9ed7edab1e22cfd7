import {
  fileInput,
  film,
  findRow,
  openContent,
  photo,
  publish,
  uniqueTitle,
} from './published-content.ts';
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

const path = '/event-management';
const search = (title: string) => `${path}?search=${encodeURIComponent(title)}`;

test('a deactivated event is not public; the screen can activate it again', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Toggled');
  const { _id } = await publish(request, 'events', { title });
  await openContent(page, search(title));
  const onSite = page.getByRole('link', { name: `View ${title} on the site` });
  await expect(onSite).toHaveAttribute('href', `/news-and-events/events?open=${_id}`);
  await page.getByRole('combobox', { name: `Status of ${title}` }).selectOption('inactive');
  const status = page.getByRole('combobox', { name: `Status of ${title}` });
  await expect(status).toHaveValue('inactive');
  await expect
    .poll(async () => (await request.get(`/api/events/public/${_id}`)).status())
    .toBe(404);
  await expect(onSite).toHaveCount(0);
  await status.selectOption('active');
  await expect(status).toHaveValue('active');
  await expect(onSite).toBeVisible();
});

test('visitors see which events have passed', async ({ page, request }) => {
  const title = uniqueTitle('Dated');
  await publish(request, 'events', { title: `${title} past`, eventDate: '2024-05-04T10:00' });
  await publish(request, 'events', { title: `${title} coming`, eventDate: '2099-05-04T10:00' });
  await page.goto('/news-and-events/events?shown=60');
  const find = (name: string) => page.getByRole('link').filter({ hasText: `${title} ${name}` });
  await expect(find('past')).toContainText('4 May 2024, 10:00');
  await expect(find('past')).toContainText('Past event');
  await expect(find('coming')).toContainText('4 May 2099, 10:00');
  await expect(find('coming')).not.toContainText('Past event');
  await find('past').click();
  await expect(page.getByRole('dialog')).toContainText('Past event');
});

test('on a wide window all pictures of the list have one shape', onDesktop, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/news-and-events/events');
  const ratios = await page
    .locator('main li')
    .locator('img, .tile-studio')
    .evaluateAll((pictures) =>
      pictures.map(({ clientWidth, clientHeight }) => (clientWidth / clientHeight).toFixed(1)),
    );
  expect(ratios.length).toBeGreaterThan(3);
  expect(new Set(ratios)).toEqual(new Set(['1.8']));
});

test('events to come are listed first, the soonest at the top', async ({ page, request }) => {
  const title = uniqueTitle('Ordered');
  const years = { late: 2097, soon: 2096, former: 2019, last: 2020 };
  for (const [name, year] of Object.entries(years)) {
    await publish(request, 'events', {
      title: `${title} ${name}`,
      eventDate: `${year}-05-04T10:00`,
    });
  }
  await page.goto('/news-and-events/events?shown=60');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.filter({ hasText: title })).toHaveText(
    ['soon', 'late', 'last', 'former'].map((name) => `${title} ${name}`),
  );
});

test('an event says when it ends and where it is, and leads to the contact form and back', async ({
  page,
  request,
  isMobile,
}) => {
  const title = uniqueTitle('Placed');
  const times = { eventDate: '2098-05-04T18:00', endsAt: '2098-05-04T20:30' };
  await publish(request, 'events', { title, ...times, place: 'Showroom, Lahore' });
  await page.goto('/news-and-events/events?shown=60');
  const card = page.getByRole('link').filter({ hasText: title });
  await expect(card).toContainText('4 May 2098, 18:00–20:30Showroom, Lahore');
  await card.click();
  const viewer = page.getByRole('dialog', { name: title });
  await expect(viewer).toContainText('Showroom, Lahore');
  await expectAccessible(page);
  await viewer.getByRole('link', { name: 'All events' }).click();
  await expect(viewer).toHaveCount(0);
  await card.click();
  await viewer.getByRole('link', { name: 'Tell me more' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    `Please tell me more about the event “${title}” on 4 May 2098.`,
  );
  if (!isMobile) await expect(page.getByLabel('Subject')).toHaveValue(title);
});

test('a page lists ten events; an empty list explains itself differently with and without filters', async ({
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
  await expect(findRow(page, `${title} 10`)).toBeVisible();
  await page.getByRole('searchbox').fill(uniqueTitle('Nothing'));
  await expect(page.getByText('No events found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters')).toBeVisible();
  const none = { data: [], pagination: { page: 1, limit: 10, totalItems: 0, totalPages: 0 } };
  await page.route('**/api/events?*', (route) =>
    route.fulfill({ json: { success: true, ...none } }),
  );
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByText('Create your first event')).toBeVisible();
  // There is nothing to search or to export.
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveCount(0);
  await expectAccessible(page);
});

test('the screen and its form are accessible in both themes', async ({ page, request }) => {
  const title = uniqueTitle('Accessible');
  const youtubeUrls = '["https://youtu.be/a1B2c3D4e5_"]';
  await publish(request, 'events', { title, media0: photo(), media1: film(), youtubeUrls });
  await openContent(page, search(title));
  await expect(findRow(page, title)).toContainText('+2');
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByRole('button', { name: 'Mark Image 1 for removal' }).click();
  await fileInput(page).setInputFiles([photo(), photo('notes.txt')]);
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});

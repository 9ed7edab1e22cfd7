import type { Page } from '@playwright/test';
import {
  fileInput,
  findRow,
  openContent,
  photo,
  publish,
  uniqueTitle,
} from './published-content.ts';
import { disableLiveUpdates, signedOut } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

const path = '/event-management';
const search = (title: string) => `${path}?search=${encodeURIComponent(title)}`;

test.use({ expectedErrors: [signedOut, 'Failed to load resource', 'net::ERR_'] });

async function fillEvent(page: Page, title: string) {
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill('Kept');
  await form.getByLabel('Event date and time').fill('2031-05-04T18:30');
  await form.getByLabel('YouTube link 1').fill('https://youtu.be/a1B2c3D4e5_');
  await fileInput(page).setInputFiles([photo('kept-1.png'), photo('kept-2.png')]);
  return form;
}

const failures = [
  {
    of: 400,
    response: {
      message: 'Please look again',
      errors: [
        { field: 'media1', message: 'This file is damaged' },
        { field: 'youtubeUrls.0', message: 'Not this link' },
      ],
    },
    messages: [
      'Failed to create event: Please look again',
      'This file is damaged',
      'Not this link',
    ],
  },
  {
    of: 403,
    response: { message: 'Not permitted' },
    messages: ['Failed to create event: Not permitted'],
  },
  { of: 413, response: { message: 'Too large' }, messages: ['Failed to create event: Too large'] },
  {
    of: 500,
    response: { message: 'It went wrong' },
    messages: ['Failed to create event: It went wrong'],
  },
];

test('after each failure the form shows the reason, keeps its input and can be sent again', async ({
  page,
}) => {
  const title = uniqueTitle('Refused');
  await openContent(page, `${path}?edit=new`);
  const form = await fillEvent(page, title);
  const submit = form.getByRole('button', { name: 'Create Event' });
  for (const { of: status, response, messages } of failures) {
    await page.route('**/api/events', (route) =>
      route.fulfill({ status, json: { success: false, ...response } }),
    );
    await submit.click();
    for (const text of messages) await expect(form.getByText(text)).toBeVisible();
    await expect(form.getByLabel('Content')).toHaveValue('Kept');
    await page.unroute('**/api/events');
  }
  await page.route('**/api/events', (route) => route.abort());
  await submit.click();
  await expect(form.getByText(/The server cannot be reached/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/events');
  await submit.click();
  await expect(page.getByText(`${title} is saved.`)).toBeVisible();
  await page.getByRole('searchbox').fill(title);
  await expect(findRow(page, title)).toContainText('+2');
});

test('a failed change of an event shows the server’s message, and without one says what failed', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Unchanged');
  const { _id } = await publish(request, 'events', { title });
  await openContent(page, `${search(title)}&edit=${_id}`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Content').fill('Mine');
  const address = `**/api/events/${_id}`;
  for (const [answer, message] of [
    [{ status: 500, json: { success: false, message: 'Server says no' } }, 'Server says no'],
    [{ status: 500, json: { success: false } }, /^Failed to save event\. /],
    [{ status: 502, body: '<html>' }, /^Failed to save event\. /],
    ['abort', /^Failed to save event\. The server cannot be reached/],
  ] as const) {
    await page.route(address, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    );
    await form.getByRole('button', { name: 'Update Event' }).click();
    await expect(form.getByRole('alert')).toHaveText(message);
    await expect(form.getByLabel('Content')).toHaveValue('Mine');
    await page.unroute(address);
  }
});

test('a file whose content does not match its name is reported beside it and can be removed', async ({
  page,
}) => {
  const title = uniqueTitle('Disguised');
  await openContent(page, `${path}?edit=new`);
  const form = await fillEvent(page, title);
  await fileInput(page).setInputFiles([
    { name: 'page.mp4', mimeType: 'video/mp4', buffer: Buffer.from('<html>') },
  ]);
  await form.getByRole('button', { name: 'Create Event' }).click();
  const file = form.getByRole('listitem').filter({ hasText: 'page.mp4' });
  await expect(file).toContainText('This file is not of the kind that its name says');
  await form.getByRole('button', { name: 'Remove page.mp4' }).click();
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText(`${title} is saved.`)).toBeVisible();
});

test('a failed status change and a failed delete show an error and restore the row', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Failed');
  await publish(request, 'events', { title });
  await openContent(page, search(title));
  await page.route('**/api/events/*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'It went wrong.' } }),
  );
  await page.route('**/api/events/*/status', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'It went wrong.' } }),
  );
  await page.getByRole('combobox', { name: `Status of ${title}` }).selectOption('inactive');
  await expect(page.getByText('Failed to update event status. It went wrong.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: `Status of ${title}` })).toHaveValue('active');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete event. It went wrong.')).toBeVisible();
  await expect(findRow(page, title)).toBeVisible();
});

for (const [screen, message] of [
  ['news', 'Failed to load news articles. Please check your connection and try again.'],
  ['event', 'Failed to fetch events'],
  ['media', 'Failed to fetch media'],
] as const) {
  test(`${screen}: a list that cannot be loaded shows an error and can be retried`, async ({
    page,
  }) => {
    const api = /\/api\/(news|events|media)\?/;
    await page.route(api, (route) => route.abort());
    // A change by another test would load the list again before the button is pressed.
    await disableLiveUpdates(page);
    await openContent(page, `/${screen}-management`);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText(/^No .* found$/)).toHaveCount(0);
    await page.unroute(api);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/ found$/)).toBeVisible();
  });
}

test('opening an unknown record says that it does not exist', async ({ page }) => {
  const none = '01900000-0000-7000-8000-000000000000';
  await openContent(page, `${path}?edit=${none}`);
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(form.getByText('This event does not exist')).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
});

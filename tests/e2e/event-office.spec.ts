import {
  fileInput,
  findRow,
  openContent,
  photo,
  publish,
  uniqueTitle,
} from './published-content.ts';
import { signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/event-management';
const search = (title: string) => `${path}?search=${encodeURIComponent(title)}`;

test('the status of an event is changed by Activate and Deactivate', async ({ page, request }) => {
  const title = uniqueTitle('Acts');
  const { _id } = await publish(request, 'events', { title });
  await openContent(page, search(title));
  const status = findRow(page, title).getByRole('combobox');
  await expect(status.getByRole('option')).toHaveText(['Active', 'Deactivate']);
  await status.selectOption({ label: 'Deactivate' });
  await expect(page.getByText(`${title} is now Inactive.`)).toBeVisible();
  expect((await request.get(`/api/events/public/${_id}`)).status()).toBe(404);
  await expect(status.getByRole('option')).toHaveText(['Activate', 'Inactive']);
  await status.selectOption({ label: 'Activate' });
  await expect(page.getByText(`${title} is now Active.`)).toBeVisible();
  expect((await request.get(`/api/events/public/${_id}`)).status()).toBe(200);
});

test('Replace existing uploads deletes the old files when the event is saved', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Replaced');
  const { _id, mediaFiles } = await publish(request, 'events', {
    title,
    media0: photo(),
    media1: photo(),
  });
  await openContent(page, `${search(title)}&edit=${_id}`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Replace existing uploads').check();
  await expect(form.getByText('Will Remove')).toHaveCount(2);
  await fileInput(page).setInputFiles([photo('new.png')]);
  await form.getByRole('button', { name: 'Update Event' }).click();
  await expect(form).toBeHidden();
  await expect(findRow(page, title)).not.toContainText('+');
  for (const { url } of mediaFiles) expect((await request.get(url)).status()).toBe(404);
});

test('a new event offers no replacing of uploads and reports a bad link and a missing date beside their fields', async ({
  page,
}) => {
  // The search keeps events of other tests, whose images may disappear, out of the list behind the form.
  await openContent(page, `${search(uniqueTitle('Unsaved'))}&edit=new`);
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Replace existing uploads')).toHaveCount(0);
  await form.getByLabel('Title').fill('Sample');
  await form.getByLabel('Content').fill('Sample');
  await form.getByLabel('YouTube link 1').fill('https://vimeo.example/1');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(form.getByLabel('YouTube link 1')).toHaveAccessibleDescription(
    /Please enter a link to a YouTube video/,
  );
  await expect(form.getByLabel('Event date and time')).toHaveAccessibleDescription(
    'Please enter the date and time of the event',
  );
});

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
import { expect, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/event-management';
const search = (title: string) => `${path}?search=${encodeURIComponent(title)}`;

test('an event can be created with images, a video and YouTube links, and edited', async ({
  page,
}) => {
  const title = uniqueTitle('Created');
  await openContent(page, path);
  await page.getByRole('button', { name: 'Create Event' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill('What takes place');
  await form.getByLabel('Event date and time').fill('2031-05-04T18:30');
  await form.getByLabel('End').fill('2031-05-04T17:00');
  await form.getByLabel('Place (optional)').fill('Showroom, Lahore');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(form.getByText('The end must be after the start').first()).toBeVisible();
  await form.getByLabel('End').fill('2031-05-04T20:00');
  await fileInput(page).setInputFiles([photo('a.png'), photo('b.png')]);
  await fileInput(page).setInputFiles([film('c.mp4')]);
  await form.getByLabel('YouTube link 1').fill('https://youtu.be/a1B2c3D4e5_?t=3');
  await expect(form.getByLabel('YouTube link 2')).toHaveValue('');
  await form.getByLabel('YouTube link 2').fill('youtube.com/shorts/b1B2c3D4e5_');
  await expect(form.getByLabel('YouTube link 3')).toHaveValue('');
  await form.getByLabel('YouTube link 1').fill('');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByText('1 event found')).toBeVisible();
  const row = findRow(page, title);
  await expect(row).toContainText('04/05/2031, 18:30');
  await expect(row).toContainText('+3');
  await expect(row.getByText('Image', { exact: true })).toBeVisible();
  await expect(row.getByText('YouTube', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(form.getByLabel('Event date and time')).toHaveValue('2031-05-04T18:30');
  await expect(form.getByLabel('End')).toHaveValue('2031-05-04T20:00');
  await expect(form.getByLabel('Place (optional)')).toHaveValue('Showroom, Lahore');
  await expect(form.getByLabel('YouTube link 1')).toHaveValue(
    'https://www.youtube.com/watch?v=b1B2c3D4e5_',
  );
  await form.getByRole('button', { name: 'Mark Image 2 for removal' }).click();
  await expect(form.getByText('Will Remove')).toBeVisible();
  await form.getByRole('button', { name: 'Mark Video 3 for removal' }).click();
  await expect(form.getByText('2 files will be removed when you save')).toBeVisible();
  await form.getByRole('button', { name: 'Keep Video 3' }).click();
  await expect(form.getByText('1 file will be removed when you save')).toBeVisible();
  await form.getByLabel('YouTube link 1').fill('');
  await form.getByRole('button', { name: 'Update Event' }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText('+1');
  await expect(row.getByText('YouTube', { exact: true })).toBeHidden();
});

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

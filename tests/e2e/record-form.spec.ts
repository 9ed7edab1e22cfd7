import {
  fileInput,
  findRow,
  openContent,
  photo,
  publish,
  republish,
  uniqueTitle,
} from './published-content.ts';
import { office, signedOut, signIn } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

const path = '/event-management';
const search = (title: string) => `${path}?search=${encodeURIComponent(title)}`;

test.use({ expectedErrors: [signedOut] });

test('leaving a changed form by Escape, Back or Close asks first; an unchanged form closes at once', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Left');
  await publish(request, 'events', { title });
  await openContent(page, search(title));
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await fileInput(page).setInputFiles([photo()]);
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByText('photo.png')).toBeVisible();
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(form.getByText('photo.png')).toHaveCount(0);
});

test('a new form focuses its first field', async ({ page }) => {
  await openContent(page, path);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
});

test('after an expired session, signing in restores the form with its input and files', async ({
  page,
  context,
  request,
}) => {
  const title = uniqueTitle('Expired');
  const { _id } = await publish(request, 'events', { title, media0: photo() });
  const address = `${search(title)}&edit=${_id}`;
  await openContent(page, address);
  const form = page.getByRole('dialog');
  await form.getByLabel('Content').fill('Not lost');
  await form.getByLabel('YouTube link 1').fill('https://youtu.be/a1B2c3D4e5_');
  await form.getByRole('button', { name: 'Mark Image 1 for removal' }).click();
  await fileInput(page).setInputFiles([photo('not-lost.png')]);
  // The session ends with the save: before, a live update from another test would already lead to the sign-in page.
  await page.route(`**/api/events/${_id}`, async (route) => {
    if (route.request().method() === 'PUT') await context.clearCookies();
    await route.fallback();
  });
  await form.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.unroute(`**/api/events/${_id}`);
  await signIn(page, 'media');
  await expect(page).toHaveURL(office(address));
  await expect(form.getByLabel('Content')).toHaveValue('Not lost');
  await expect(form.getByLabel('YouTube link 1')).toHaveValue('https://youtu.be/a1B2c3D4e5_');
  await expect(form.getByText('Will Remove')).toBeVisible();
  await expect(form.getByText('not-lost.png')).toBeVisible();
  await form.getByRole('button', { name: 'Update Event' }).click();
  await expect(form).toBeHidden();
  await expect(findRow(page, title)).toContainText('Not lost');
  await expect(findRow(page, title)).toContainText('+1');
});

test.describe('after a conflicting edit', () => {
  test.use({ expectedErrors: [signedOut, '409 (Conflict)'] });

  for (const choice of ['Keep mine', 'Take theirs'] as const) {
    test(`both versions are shown, and '${choice}' applies`, async ({ page, request }) => {
      const title = uniqueTitle('Collided');
      const { _id } = await publish(request, 'events', { title });
      await openContent(page, `${search(title)}&edit=${_id}`);
      const form = page.getByRole('dialog');
      await form.getByLabel('Content').fill('My text');
      await fileInput(page).setInputFiles([photo('mine.png')]);
      const theirs = { title: `${title} too`, content: 'Their text' };
      await republish(request, 'events', _id, theirs);
      await form.getByRole('button', { name: 'Update Event' }).click();
      await expect(form.getByText('Someone else changed this record')).toBeVisible();
      for (const text of ['My text', 'Their text', `${title} too`, 'mine.png']) {
        await expect(form.getByText(text).first()).toBeVisible();
      }
      await expectAccessible(page);
      await form.getByRole('button', { name: choice }).click();
      if (choice === 'Take theirs') {
        await expect(form.getByLabel('Content')).toHaveValue('Their text');
        await expect(form.getByText('mine.png')).toHaveCount(0);
        return;
      }
      await expect(form).toBeHidden();
      await expect(findRow(page, title)).toContainText(`${title} too`);
      await expect(findRow(page, title)).toContainText('My text');
    });
  }
});

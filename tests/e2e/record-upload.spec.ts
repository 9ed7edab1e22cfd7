import { fileInput, openContent, photo, uniqueTitle } from './published-content.ts';
import { signedOut } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

const path = '/event-management';

test.use({ expectedErrors: [signedOut, 'net::ERR_ABORTED'] });

test('a slow upload shows its progress, is not sent twice, and can be cancelled and sent again unchanged', async ({
  page,
}) => {
  const title = uniqueTitle('Slow');
  let sent = 0;
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/api/events')) sent += 1;
  });
  await openContent(page, `${path}?edit=new`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill('Sample');
  await form.getByLabel('Event date and time').fill('2031-05-04T18:30');
  const large = photo('large.png');
  const buffer = Buffer.concat([large.buffer, Buffer.alloc(6 * 1024 * 1024)]);
  await fileInput(page).setInputFiles([{ ...large, buffer }]);
  const session = await page.context().newCDPSession(page);
  const setUploadSpeed = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await setUploadSpeed(512 * 1024);
  await form.getByRole('button', { name: 'Create Event' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(form.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]\d?$/);
  await form.getByRole('button', { name: 'Saving...' }).dispatchEvent('click');
  await form.getByLabel('Title').press('Enter');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(form.getByText('Cancelled: nothing was saved.')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(form.getByText('large.png')).toBeVisible();
  expect(sent).toBe(1);
  await setUploadSpeed(-1);
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText(`${title} is saved.`)).toBeVisible();
  expect(sent).toBe(2);
});

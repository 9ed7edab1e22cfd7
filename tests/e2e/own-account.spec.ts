import { contact } from '#contract/leads/contact.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { uniqueName, uniquePhone } from './bookings.ts';
import { openOffice, openUserMenu, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('the user’s menu links to the account screen, and closes', async ({ page }) => {
  await openOffice(page, '/dashboard');
  await openUserMenu(page);
  const link = page.getByRole('link', { name: 'Your account' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Account');
  await expect(link).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('notices that are turned on late begin then, not when the screen was opened', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const granted = { permission: 'granted', requestPermission: async () => 'granted' };
    Reflect.set(window, 'Notification', Object.assign(class {}, granted));
  });
  await page.clock.install();
  await openOffice(page, '/account');
  await expect(page.getByRole('region', { name: 'Name and notices' })).toBeVisible();
  await page.clock.runFor(10 * 60_000);
  const turnedOnAt = await page.evaluate(() => Date.now());
  await page.getByRole('button', { name: 'Show notices on this device' }).click();
  const polled = page.waitForRequest('**/api/admin/me/notices/new?*');
  await page.clock.runFor(61_000);
  const after = new URL((await polled).url()).searchParams.get('after') ?? '';
  expect(Date.parse(after)).toBeGreaterThanOrEqual(turnedOnAt);
});

test('a new request shows a notice in a hidden tab, which names no customer and opens the request', async ({
  page,
  request,
}) => {
  // Headless browsers show no notices: the stand-in keeps what the office asks for.
  await page.addInitScript(() => {
    const shown: object[] = [];
    class Shown {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      onclick: (() => void) | null = null;
      title: string;
      options: NotificationOptions;
      constructor(title: string, options: NotificationOptions) {
        this.title = title;
        this.options = options;
        shown.push(this);
      }
    }
    Object.assign(window, { Notification: Shown, shown });
  });
  await page.clock.install();
  await openOffice(page, '/account');
  await page.getByRole('button', { name: 'Show notices on this device' }).click();
  await expect(page.getByText('This browser shows a notice while')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const fullName = uniqueName('Noticed');
  const input = { ...acceptedInputs[contact.slug]?.(), fullName, phone: uniquePhone() };
  const { payload: data, headers } = buildSubmission(contact.slug, input);
  const sent = await request.post(`/api${contact.paths.submit}`, { data, headers });
  const { _id } = (await sent.json()).data;
  async function read() {
    await page.clock.runFor(61_000);
    return await page.evaluate(() => {
      const all = Reflect.get(window, 'shown') as { title: string; options: NotificationOptions }[];
      return all.map(({ title, options }) => ({ title, ...options }));
    });
  }
  // The server looks for news every 30 seconds, the office every minute of the page's clock.
  await expect.poll(read, { timeout: 60_000 }).toContainEqual({
    title: 'New: inquiry',
    tag: expect.any(String),
  });
  expect(JSON.stringify(await read())).not.toContain(fullName);
  await page.evaluate(() => {
    const all = Reflect.get(window, 'shown') as { title: string; onclick: () => void }[];
    // Other tests cause notices of their own requests.
    all.findLast(({ title }) => title === 'New: inquiry')?.onclick();
  });
  await expect(page).toHaveURL(new RegExp(`/contact-inquiries\\?open=${_id}$`));
  await expect(page.getByRole('dialog')).toContainText(fullName);
});

import { screens } from '../../admin/screens.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const views = [
  { username: 'hr', title: 'HR Dashboard', path: '/dashboard' },
  { username: 'media', title: 'Media Dashboard', path: '/dashboard' },
  ...screens.map(({ title, path }) => ({ username: 'admin', title, path })),
];

for (const { username, title, path } of views) {
  test(`${title} is accessible and fits the window`, async ({ page }) => {
    await openOffice(page, path, username);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

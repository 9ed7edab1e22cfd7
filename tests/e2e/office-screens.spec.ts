import { screens } from '../../admin/screens.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('the title of every screen stands at the same place', onDesktop, async ({ page }) => {
  const places = new Set<string>();
  await openOffice(page, '/dashboard', 'admin');
  const paths = ['/dashboard', '/account', ...screens.map(({ path }) => path)];
  for (const path of paths) {
    await page.goto(office(path));
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    places.add(`${box?.x} ${box?.y} ${box?.height}`);
  }
  expect([...places]).toHaveLength(1);
});

const views = [
  { username: 'hr', title: 'HR Dashboard', path: '/dashboard' },
  { username: 'media', title: 'Media Dashboard', path: '/dashboard' },
  ...screens.map(({ title, path }) => ({ username: 'admin', title, path })),
];

for (const { username, title, path } of views) {
  test(`${title} is accessible, also in dark, and fits the window`, async ({ page, isMobile }) => {
    await openOffice(page, path, username);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (isMobile) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}

import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

for (const path of ['/', '/test-drive']) {
  test(`${path} is accessible, fits its window and describes itself`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const title = await page.title();
    expect(title.length).toBeGreaterThanOrEqual(8);
    expect(title.length).toBeLessThanOrEqual(70);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(40);
    expect(description?.length).toBeLessThanOrEqual(170);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: ['404'] });

  test('gets a page that leads on', async ({ page }) => {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Haval H6');
  });
});

test('the home page leads to the test drive', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).first().click();
  await expect(page).toHaveURL('/test-drive');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Test Drive');
});

test('the home page loads at most 110 KB of compressed script', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same files at every size');
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(Number(response.headers()['content-length']));
    expect(response.headers()['content-encoding']).toBe('br');
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(110 * 1024);
});

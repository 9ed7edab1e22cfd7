import { findFooterLink } from './footer.ts';
import { expect, expectAccessible, onDesktop, onPhone, test } from './test.ts';

test.describe('an unknown path', () => {
  test.use({ expectedErrors: ['404'] });

  test('gets a 404 page with a link to the home page', onPhone, async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HAVAL, ORA and TANK');
  });
});

test.describe('when a page cannot be loaded', () => {
  test.use({ expectedErrors: ['502 (Bad Gateway)', 'Error Response'] });

  test(
    'the error screen shows the reason, Try Again and a link to the home page',
    onPhone,
    async ({ page }) => {
      await page.goto('/');
      await page.route('**/test-drive.data*', (route) =>
        route.fulfill({ status: 502, contentType: 'text/plain', body: 'No answer' }),
      );
      await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Unexpected Application Error!',
      );
      await expect(page.getByText('502 Bad Gateway')).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByRole('link', { name: 'Try Again', exact: true })).toHaveAttribute(
        'href',
        '/test-drive',
      );
      await expect(page).toHaveTitle(/^Unexpected Application Error!/);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('HAVAL, ORA and TANK');
    },
  );
});

test('the error screen shows the status of an error response', onPhone, async ({ request }) => {
  const response = await request.post('/', { form: { anything: 'x' } });
  expect(response.status()).toBe(405);
  const html = await response.text();
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('405 Method Not Allowed');
});

test('a navigation scrolls to the top and focuses the heading', onPhone, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await (await findFooterLink(page, 'Services', 'Book a Test Drive')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Test Drive');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'the footer lists exactly the configured social networks',
  onPhone,
  async ({ page, request }) => {
    const { data: config } = await (await request.get('/api/config')).json();
    await page.goto('/');
    const social = page.getByRole('navigation', { name: 'Social Media' });
    await social.locator('summary').click();
    const links = social.getByRole('link');
    const found = await links.evaluateAll((all) =>
      all.map((link) => ({ name: link.textContent, url: link.getAttribute('href') })),
    );
    expect(found).toEqual(config.social);
  },
);

test('the home page loads at most 118 KB of compressed script', onDesktop, async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(Number(response.headers()['content-length']));
    expect(response.headers()['content-encoding']).toBe('br');
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(118 * 1024);
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  test('shows its picture, and no note of a late one', async ({ page }) => {
    await page.goto('/no-such-page');
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(1280);
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });
});

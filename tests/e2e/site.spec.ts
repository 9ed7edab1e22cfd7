import { origin } from './address.ts';
import { singlePages } from './page-paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** The news are one page at two addresses; the one within the site's frame is the real one. */
const realAddress = (path: string) => (path === '/news' ? '/news-and-events/news' : path);

for (const path of singlePages) {
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
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveJSProperty('href', new URL(realAddress(path), origin).href);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: ['404'] });

  test('gets a page that leads on', async ({ page }) => {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HAVAL, ORA and TANK');
  });
});

test.describe('when a page cannot be loaded', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'Failed to fetch'] });

  test('the error screen says why, and leads on', async ({ page }) => {
    await page.goto('/');
    await page.route('**/test-drive.data*', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText('Failed to fetch')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/test-drive',
    );
    await expect(page).toHaveTitle(/^Unexpected Application Error!/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HAVAL, ORA and TANK');
  });
});

test('the error screen shows the status of an answer that is none', async ({ request }) => {
  const answer = await request.post('/', { form: { anything: 'x' } });
  expect(answer.status()).toBe(405);
  const html = await answer.text();
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('405 Method Not Allowed');
});

test('another page begins at its top, with the focus on its content', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a Test Drive' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Test Drive');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer names the social networks that are set, and no others', async ({
  page,
  request,
}) => {
  const { data: config } = await (await request.get('/api/config')).json();
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Social Media' }).getByRole('link');
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({ name: link.textContent, url: link.getAttribute('href') })),
  );
  expect(found).toEqual(config.social);
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

import { expect, test } from './test.ts';

test('the film is loaded and plays when it is asked for, by keyboard too, and not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/films/')) asked.push(request.url());
  });
  await page.goto('/');
  const play = page.getByRole('link', { name: 'Play the film' });
  await play.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await play.focus();
  await page.keyboard.press('Enter');
  const film = page.locator('video');
  await expect(film).toBeFocused();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the film itself, which is sent in parts', async ({ page, request }) => {
    await page.goto('/');
    const address = await page.getByRole('link', { name: 'Play the film' }).getAttribute('href');
    const part = await request.get(String(address), { headers: { Range: 'bytes=0-99' } });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-type']).toBe('video/mp4');
    expect((await part.body()).length).toBe(100);
  });
});

import { expect, test } from './test.ts';

for (const { film, path, label } of [
  { film: 'the film', path: '/', label: 'Play the film' },
  {
    film: 'a cabin’s clip',
    path: '/models/haval-h6',
    label: 'Play the film of the Haval H6’s cabin',
  },
]) {
  test(`${film} is loaded and plays when it is asked for, by keyboard too, and not before`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/films/')) asked.push(request.url());
    });
    await page.goto(path);
    const play = page.getByRole('link', { name: label });
    await play.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await play.focus();
    await page.keyboard.press('Enter');
    const video = page.locator('video');
    await expect(video).toBeFocused();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
  });
}

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

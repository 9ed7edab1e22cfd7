import { expect, test } from './test.ts';

for (const { film, path, label } of [
  { film: 'the film', path: '/', label: 'Play the film' },
  {
    film: 'a cabin’s clip',
    path: '/models/haval-h6',
    label: 'Play the film of the Haval H6’s cabin',
  },
]) {
  test(`${film} is loaded and played only on request, by keyboard`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/films/')) requests.push(request.url());
    });
    await page.goto(path);
    const play = page.getByRole('link', { name: label });
    await play.scrollIntoViewIfNeeded();
    expect(requests).toEqual([]);
    await play.focus();
    await page.keyboard.press('Enter');
    const video = page.locator('video');
    await expect(video).toBeFocused();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    await expect(video).toHaveAccessibleName(/^A film without sound: /);
    await expect(page.getByText(/^A film without sound: /)).toBeVisible();
    // So it needs no captions.
    const hasSound = await video.evaluate((element) =>
      Reflect.get(element, 'webkitAudioDecodedByteCount'),
    );
    expect(hasSound).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the video file, which supports range requests', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const address = await page.getByRole('link', { name: 'Play the film' }).getAttribute('href');
    const range = await request.get(String(address), { headers: { Range: 'bytes=0-99' } });
    expect(range.status()).toBe(206);
    expect(range.headers()['content-type']).toBe('video/mp4');
    expect((await range.body()).length).toBe(100);
  });
});

import type { Page } from '@playwright/test';
import { counter } from './counter.ts';
import {
  fileInput,
  film,
  openContent,
  photo,
  publish,
  rowOf,
  uniqueTitle,
} from './published-content.ts';
import { signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/media-management';
const search = (title: string) => `${path}?search=${encodeURIComponent(title)}`;

/** A film that browsers play: a few frames, recorded by this one. */
const recordFilm = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
    const stopped = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data);
    });
    recorder.start();
    for (let frame = 0; frame < 12; frame += 1) {
      pen?.fillRect(frame, frame, 20, 20);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    return [...new Uint8Array(await (await stopped).arrayBuffer())];
  });

test('pictures and films are added, and visitors look at them and play them', async ({ page }) => {
  const title = uniqueTitle('Gallery');
  await openContent(page, path);
  const before = await counter(page, 'Image Media');
  await page.getByRole('button', { name: 'Add Media' }).click();
  const form = page.getByRole('dialog', { name: 'Add Media' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill('What it shows');
  const buffer = Buffer.from(await recordFilm(page));
  const played = { name: 'played.webm', mimeType: 'video/webm', buffer };
  await fileInput(page).setInputFiles([photo(), played, film('unplayable.mp4')]);
  await form.getByRole('button', { name: 'Add Media' }).click();
  await expect(form).toBeHidden();
  await expect(rowOf(page, title)).toContainText('+2');
  await expect.poll(() => counter(page, 'Image Media')).toBeGreaterThan(before);

  // Other tests publish meanwhile: a longer list than usual has it still.
  await page.goto('/news-and-events/media?shown=60');
  await page.getByRole('link', { name: `${title}: open 3 pictures and videos` }).click();
  const viewer = page.getByRole('dialog', { name: title });
  const picture = viewer.locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60);
  await viewer.getByRole('button', { name: 'Next' }).click();
  const slide = viewer.getByRole('listitem', { name: '2 of 3', includeHidden: true });
  await expect(slide).not.toHaveAttribute('inert');
  const player = slide.locator('video');
  await expect(player).toHaveAttribute('controls');
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer.getByText('Your browser cannot play this film.')).toBeVisible();
  const download = page.waitForEvent('download');
  await viewer.getByRole('link', { name: 'Download it' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.mp4$/);
});

test('a click on the badge hides an item, and another shows it again', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Toggled');
  await publish(request, 'media', { title });
  await openContent(page, search(title));
  const row = rowOf(page, title);
  await row.getByRole('button', { name: `Active: deactivate ${title}` }).click();
  await expect(page.getByText(`${title} is now Inactive.`)).toBeVisible();
  await row.getByRole('button', { name: `Inactive: activate ${title}` }).click();
  await expect(row.getByRole('button', { name: `Active: deactivate ${title}` })).toBeVisible();
});

test('changing a filter leads back to the first page', async ({ page, request }) => {
  const title = uniqueTitle('Paged');
  for (let number = 10; number <= 20; number += 1) {
    await publish(request, 'media', { title: `${title} ${number}`, media0: film() });
  }
  await openContent(page, `${search(title)}&page=2`);
  await expect(page.getByText('Showing page 2 of 2')).toBeVisible();
  await page.getByRole('combobox', { name: 'Media Type' }).selectOption('Video');
  await expect(page.getByText('Showing page 1 of 2')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

test('the list is worked by keyboard', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'a keyboard');
  const title = uniqueTitle('Keyed');
  await publish(request, 'media', { title: `${title} A` });
  await publish(request, 'media', { title: `${title} B` });
  await openContent(page, search(title));
  await page.getByRole('link', { name: `${title} B` }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(`${title} A`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: `${title} A` })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} screen and its form are accessible`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    const title = uniqueTitle('Accessible');
    await publish(request, 'media', { title, media0: film(), status: 'inactive' });
    await openContent(page, search(title));
    await expect(rowOf(page, title)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Media' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

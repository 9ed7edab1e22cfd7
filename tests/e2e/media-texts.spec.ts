import type { Page } from '@playwright/test';
import {
  captions,
  fileInput,
  findRow,
  openContent,
  photo,
  publish,
  recordFilm,
  uniqueTitle,
} from './published-content.ts';
import { signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

// The first captions are refused.
test.use({ expectedErrors: [signedOut, 'status of 415'] });

/** Shows the cues of the current film's captions and returns their texts. */
const readCues = (page: Page) =>
  page.locator('li:not([inert]) video').evaluate(async (video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    const element = video.querySelector('track');
    if (!track || !element) return null;
    const loaded = new Promise((resolve, reject) => {
      element.onload = resolve;
      element.onerror = () => reject(new Error('The captions cannot be read'));
    });
    const isOffByDefault = track.mode === 'disabled';
    track.mode = 'showing';
    await loaded;
    const { kind, language, label } = track;
    const cues = [...(track.cues ?? [])].map((cue) => (cue as VTTCue).text);
    return { kind, language, label, isOffByDefault, cues };
  });

test('staff describe pictures and films, and visitors get the texts, captions and transcript', async ({
  page,
}) => {
  const title = uniqueTitle('Described');
  await openContent(page, '/media-management?edit=new');
  const form = page.getByRole('dialog', { name: 'Add Media' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill('What it shows');
  await fileInput(page).setInputFiles([photo(), await recordFilm(page)]);
  await form.getByLabel('Alternative text of new image 1').fill('A car at the stand');
  await form.getByText('Captions and transcript of new video 2').click();
  await form.getByLabel('Transcript of new video 2').fill('A door opens.\n\nIt closes.');
  const captionsInput = form.getByLabel('Captions of new video 2');
  await captionsInput.setInputFiles({
    name: 'captions.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('No signature'),
  });
  await form.getByRole('button', { name: 'Create Media' }).click();
  await expect(captionsInput).toHaveAccessibleDescription(/not of the kind that its name says/);
  await captionsInput.setInputFiles(captions('A door opens'));
  await form.getByLabel('YouTube link 1').fill('https://youtu.be/a1B2c3D4e5_');
  await form.getByText('Transcript of link 1').first().click();
  await form.getByLabel('Transcript of link 1').fill('A drive through the town.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Create Media' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('searchbox').fill(title);
  await expect(findRow(page, title)).toContainText('+2');

  // Other tests publish at the same time, so this shows a longer list.
  await page.goto('/news-and-events/media?shown=60');
  await page.getByRole('link', { name: `${title}: open 1 picture and 2 videos` }).click();
  const viewer = page.getByRole('dialog', { name: title });
  await expect(viewer.getByRole('img', { name: 'A car at the stand' })).toBeVisible();
  await expect(viewer.getByText('Transcript')).toBeHidden();
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer.getByLabel(`Film: ${title}`)).toBeVisible();
  expect(await readCues(page)).toEqual({
    kind: 'captions',
    language: 'en',
    label: 'English',
    isOffByDefault: true,
    cues: ['A door opens'],
  });
  const transcript = viewer.getByText('It closes.');
  await expect(transcript).toBeHidden();
  await viewer.getByText('Transcript', { exact: true }).click();
  await expect(transcript).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(transcript).toBeHidden();
  await viewer.getByText('Transcript', { exact: true }).press('Enter');
  await expect(viewer.getByText('A drive through the town.')).toBeVisible();
});

test('the texts of a record are shown in its form, changed, and its captions removed', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Redescribed');
  await openContent(page, '/media-management');
  const { _id, mediaFiles } = await publish(request, 'media', {
    title,
    media0: photo(),
    media1: await recordFilm(page),
    captions1: captions(),
    fileDetails: JSON.stringify([
      { file: 'media0', alt: 'Before' },
      { file: 'media1', transcript: 'The words' },
    ]),
  });
  await openContent(page, `/media-management?search=${encodeURIComponent(title)}&edit=${_id}`);
  const form = page.getByRole('dialog', { name: 'Edit Media' });
  await expect(form.getByLabel('Alternative text of Image 1')).toHaveValue('Before');
  await form.getByLabel('Alternative text of Image 1').fill('After');
  await form.getByText('Captions and transcript of Video 2').click();
  await expect(form.getByLabel('Transcript of Video 2')).toHaveValue('The words');
  await form.getByLabel('Remove the captions of Video 2').check();
  await form.getByRole('button', { name: 'Update Media' }).click();
  await expect(form).toBeHidden();
  const { data } = await (await request.get(`/api/media/public/${_id}`)).json();
  expect(data.mediaFiles).toEqual([
    { ...mediaFiles[0], alt: 'After' },
    { type: 'video', source: 'upload', url: mediaFiles[1].url, transcript: 'The words' },
  ]);
  expect((await request.get(mediaFiles[1].captionsUrl)).status()).toBe(404);
});

test('the picture of an article carries its alternative text', async ({ page, request }) => {
  const title = uniqueTitle('Pictured');
  const fileDetails = JSON.stringify([{ file: 'image', alt: 'The new showroom' }]);
  const { _id } = await publish(request, 'news', { title, image: photo(), fileDetails });
  await page.goto(`/news/${_id}`);
  await expect(page.getByRole('img', { name: 'The new showroom' })).toBeVisible();
  await openContent(page, `/news-management?search=${encodeURIComponent(title)}&edit=${_id}`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Alternative text of Image 1').fill('');
  await form.getByRole('button', { name: 'Update News' }).click();
  await expect(form).toBeHidden();
  await page.goto(`/news/${_id}`);
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('alt', '');
});

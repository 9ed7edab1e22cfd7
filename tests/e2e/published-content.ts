import type { APIRequestContext, Page } from '@playwright/test';
import { makeCaptions } from '#tests/files/captions.ts';
import { makePng } from '#tests/files/png.ts';
import { makeMp4 } from '#tests/files/videos.ts';
import { staffPassword } from './address.ts';
import { openOffice } from './sign-in.ts';

/** Builds a title that no other test uses, so that each test sees only its own records. */
export const uniqueTitle = (prefix: string) =>
  `${prefix} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;

/** Files for a file input. */
export const photo = (name = 'photo.png') => ({
  name,
  mimeType: 'image/png',
  buffer: makePng(60, 40),
});
export const film = (name = 'film.mp4') => ({ name, mimeType: 'video/mp4', buffer: makeMp4() });
export const captions = (text?: string) => ({
  name: 'captions.vtt',
  mimeType: 'text/vtt',
  buffer: makeCaptions(text),
});

type Kind = 'news' | 'events' | 'media';
type Fields = Record<string, string | ReturnType<typeof photo>>;

const defaults: Record<Kind, Fields> = {
  news: { type: 'news' },
  events: { eventDate: '2031-05-04T18:30' },
  media: {},
};

async function signInByApi(request: APIRequestContext): Promise<void> {
  await request.post('/api/admin/login', { data: { username: 'media', password: staffPassword } });
}

/** Publishes a record through the API as staff and returns it. */
export async function publish(request: APIRequestContext, kind: Kind, fields: Fields) {
  await signInByApi(request);
  const multipart = { content: 'Sample text', ...defaults[kind], ...fields };
  return (await (await request.post(`/api/${kind}`, { multipart })).json()).data;
}

/** Changes a record through the API, as another member of staff. */
export async function republish(
  request: APIRequestContext,
  kind: Kind,
  id: string,
  fields: Fields,
): Promise<void> {
  await signInByApi(request);
  const multipart = { content: 'Sample text', ...defaults[kind], ...fields };
  await request.put(`/api/${kind}/${id}`, { multipart });
}

/** Opens a content screen with fake YouTube thumbnails. */
export async function openContent(page: Page, path: string): Promise<void> {
  await page.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: makePng(32, 18) }),
  );
  await openOffice(page, path, 'media');
}

/** Records a short video in the browser, so that it can play it. */
export async function recordFilm(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
    const stopped = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data);
    });
    recorder.start();
    for (let frame = 0; frame < 12; frame += 1) {
      drawing?.fillRect(frame, frame, 20, 20);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    return [...new Uint8Array(await (await stopped).arrayBuffer())];
  });
  return { name: 'played.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
}

/** Finds the row with a title. */
export const findRow = (page: Page, title: string) =>
  page.getByRole('row').filter({ hasText: title });

/** The form's input for pictures and videos. Each video above it has one for its captions. */
export const fileInput = (page: Page) =>
  page.getByRole('dialog').locator('input[type=file]').last();

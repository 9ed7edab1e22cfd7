import type { APIRequestContext, Page } from '@playwright/test';
import { makePng } from '#tests/files/png.ts';
import { makeMp4 } from '#tests/files/videos.ts';
import { staffPassword } from './address.ts';
import { openOffice } from './sign-in.ts';

/** A title that no other test publishes under, so that each sees its own records only. */
export const uniqueTitle = (what: string) =>
  `${what} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;

/** Files as a person chooses them. */
export const photo = (name = 'photo.png') => ({
  name,
  mimeType: 'image/png',
  buffer: makePng(60, 40),
});
export const film = (name = 'film.mp4') => ({ name, mimeType: 'video/mp4', buffer: makeMp4() });

type Kind = 'news' | 'events' | 'media';
type Fields = Record<string, string | ReturnType<typeof photo>>;

const own: Record<Kind, Fields> = {
  news: { type: 'news' },
  events: { eventDate: '2031-05-04T18:30' },
  media: {},
};

async function signInByApi(request: APIRequestContext): Promise<void> {
  await request.post('/api/admin/login', { data: { username: 'media', password: staffPassword } });
}

/** Publishes a record through the API, as another member of staff would; answers it. */
export async function publish(request: APIRequestContext, kind: Kind, fields: Fields) {
  await signInByApi(request);
  const multipart = { content: 'Sample text', ...own[kind], ...fields };
  return (await (await request.post(`/api/${kind}`, { multipart })).json()).data;
}

/** Changes a record behind the page's back. */
export async function republish(
  request: APIRequestContext,
  kind: Kind,
  id: string,
  fields: Fields,
): Promise<void> {
  await signInByApi(request);
  const multipart = { content: 'Sample text', ...own[kind], ...fields };
  await request.put(`/api/${kind}/${id}`, { multipart });
}

/** Opens a screen of published content; pictures that YouTube has of its films are stood in for. */
export async function openContent(page: Page, path: string): Promise<void> {
  await page.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: makePng(32, 18) }),
  );
  await openOffice(page, path, 'media');
}

/** The list's row of a title. */
export const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ hasText: title });

/** Where files are chosen in the form. */
export const fileInput = (page: Page) => page.getByRole('dialog').locator('input[type=file]');

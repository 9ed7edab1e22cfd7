import { appointmentPage } from '#contract/appointments/appointment.ts';
import { previewParameter } from '#contract/content/preview.ts';
import { trackPage } from '#contract/leads/tracked-request.ts';
import { quotePage } from '#contract/on-road/quotes.ts';
import { verifyPage } from '#contract/on-road/verify.ts';
import { type Language, splitLanguage } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import { parseFileKey } from '#server/platform/files/published.ts';
import { type PreviewedKind, readPreview } from '#server/records/publication.ts';
import { findContent } from '#server/resources/content/list.ts';
import { eventContent, mediaContent, newsContent } from '#server/resources/content/schema.ts';
import { findJob } from '#server/resources/jobs/list.ts';
import type { PreviewedRecords, PreviewReader } from './site-context.ts';

/** The headers of a page whose address is a secret: they keep it out of Referer and search engines. */
export const privateHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** Whether a page's address contains a code to verify: such requests are strictly limited. */
export function namesCode(url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const { path } = splitLanguage(pathname);
  return [verifyPage, `${verifyPage}.data`].includes(path) && searchParams.has('code');
}

/** Whether the address of a page contains a secret or a code. */
export function isPrivatePage(url: string): boolean {
  const { path } = splitLanguage(new URL(url).pathname);
  const roots = [`${appointmentPage}/`, `${trackPage}/`, quotePage('')];
  return roots.some((root) => path.startsWith(root)) || namesCode(url);
}

const finders: {
  [Kind in PreviewedKind]: (
    db: Db,
    wanted: { id: string; language: Language },
  ) => Promise<PreviewedRecords[Kind] | null>;
} = {
  news: (db, wanted) => findContent(db, newsContent, wanted),
  events: (db, wanted) => findContent(db, eventContent, wanted),
  media: (db, wanted) => findContent(db, mediaContent, wanted),
  jobs: findJob,
};

/** Returns the token of an address or path; null without one. */
export const readPreviewToken = (url: string): string | null =>
  new URL(url, 'http://localhost').searchParams.get(previewParameter);

/** Whether a request is for a preview, even with an invalid link. Search engines must not index such pages. */
export const isPreview = (url: string): boolean => readPreviewToken(url) !== null;

/** Adds a preview's token to the URLs of its record's files, which are not public yet. */
const addToken = <Shown>(record: Shown, token: string): Shown =>
  JSON.parse(JSON.stringify(record), (_name, value: unknown) =>
    typeof value === 'string' && parseFileKey(value)
      ? `${value}?${previewParameter}=${token}`
      : value,
  );

/** Returns a function that finds the record of a request's preview link, with its texts in the page's language. */
export const createPreviewReader =
  (
    db: Db,
    readSecret: () => Promise<Buffer>,
    { url, language }: { url: string; language: Language },
  ): PreviewReader =>
  async (kind) => {
    const token = readPreviewToken(url);
    const id = token && readPreview(await readSecret(), kind, token);
    const record = id && (await finders[kind](db, { id, language }));
    return record ? addToken(record, token) : null;
  };

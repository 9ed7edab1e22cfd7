import { events, media, news } from '#contract/content/content.ts';
import { isKey } from './storage.ts';

/** The path segment below which the files of published content are public. */
export const publishedSegment = 'files';

/** The purpose of a job opening's files. */
export const openingsPurpose = 'openings';

/** The purpose of pictures in issues of the newsletter. */
export const issuesPurpose = 'issues';

/** The purposes of files that anyone may read. Files of applicants have other purposes, so no key makes them public. */
const publishedPurposes: ReadonlySet<string> = new Set([
  ...[news, events, media].map(({ slug }) => slug),
  openingsPurpose,
  issuesPurpose,
]);

/** Returns the absolute path of a published file. It never changes while the file exists. */
export const buildFileAddress = (key: string): string => `/${publishedSegment}/${key}`;

/** Returns the key of the published file at a path; null for any other path. */
export function parseFileKey(address: string): string | null {
  const prefix = buildFileAddress('');
  const key = address.startsWith(prefix) ? address.slice(prefix.length) : '';
  const [purpose = ''] = key.split('/');
  return isKey(key) && publishedPurposes.has(purpose) ? key : null;
}

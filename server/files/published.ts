import { contents } from '#server/content/content.ts';
import { openingsPurpose } from '#server/jobs/schema.ts';
import { isKey } from './storage.ts';

/** Below it, anybody reads the files of what is published. */
export const publishedSegment = 'files';

/**
 * What the files are for that anybody may read. An applicant's are for something else, and so have no
 * address here, whatever their key.
 */
const publishedPurposes: ReadonlySet<string> = new Set([
  ...contents.map(({ facts }) => facts.slug),
  openingsPurpose,
]);

/** Where a published file is read, absolute within the site; it stays the same for as long as the file is there. */
export const addressOfFile = (key: string): string => `/${publishedSegment}/${key}`;

/** The key of the published file that an address leads to; null where it leads elsewhere. */
export function keyOfAddress(address: string): string | null {
  const prefix = addressOfFile('');
  const key = address.startsWith(prefix) ? address.slice(prefix.length) : '';
  const [purpose = ''] = key.split('/');
  return isKey(key) && publishedPurposes.has(purpose) ? key : null;
}

import type { SiteContext } from '#server/pages/site-context.ts';

/** A list for a page that stands without it: null where it can't be read, which is reported. */
export async function listOrNull<List>(
  listing: Promise<List>,
  report: SiteContext['report'],
): Promise<List | null> {
  try {
    return await listing;
  } catch (error) {
    report(error);
    return null;
  }
}

import type { SiteContext } from '#server/delivery/pages/site-context.ts';

/** Awaits a list that a page can do without. If it cannot be read, reports the error and returns null. */
export async function listOrNull<List>(
  promise: Promise<List>,
  report: SiteContext['report'],
): Promise<List | null> {
  try {
    return await promise;
  } catch (error) {
    report(error);
    return null;
  }
}

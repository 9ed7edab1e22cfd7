import type { MetaDescriptor } from 'react-router';

/** The name that titles end in. */
export const siteName = 'Haval Pakistan';

/** The part of a page's matches that is the root's, which knows the site's own origin. */
type Matches = readonly [{ loaderData?: { publicUrl: string } | undefined }, ...unknown[]];

/**
 * Title, description and canonical link of a page. `path` is absolute within the site; the title
 * comes to 8–70 characters with the site's name, the description should have 40–170.
 */
export function pageMeta(
  [{ loaderData }]: Matches,
  { title, description, path }: { title: string; description: string; path: string },
): MetaDescriptor[] {
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${loaderData?.publicUrl ?? ''}${path}` },
  ];
}

/** For pages that lead nowhere or answer one visitor: search engines are to leave them out. */
export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };

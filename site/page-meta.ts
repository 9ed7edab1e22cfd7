import type { MetaDescriptor } from 'react-router';

/** The name that titles end in. */
export const siteName = 'Haval Pakistan';

/**
 * Title, description and canonical link of a page. `path` is absolute within the site; the title
 * comes to 8–70 characters with the site's name, the description should have 40–170.
 */
export function pageMeta({
  title,
  description,
  path,
}: {
  title: string;
  description: string;
  path: string;
}): MetaDescriptor[] {
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: path },
  ];
}

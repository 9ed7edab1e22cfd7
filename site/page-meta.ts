import type { MetaDescriptor } from 'react-router';
import { pageSharingPicture, sharingSize } from '#catalogue/sharing-pictures.ts';
import type { SiteConfig } from '#contract/site-config.ts';
import { absoluteUrl } from './absolute-url.ts';
import { breadcrumbs, type Crumb } from './structured-data/breadcrumbs.ts';
import { organization } from './structured-data/organization.ts';
import { jsonLd, type Thing } from './structured-data/thing.ts';

/** The name that titles end in. */
export const siteName = 'Haval Pakistan';

/** The part of a page's matches that is the root's, which knows the site's own origin. */
type Matches = readonly [
  { loaderData?: { publicUrl: string; config?: SiteConfig } | undefined },
  ...unknown[],
];

/** The picture that a link to a page is shown with; 1200 × 630 suits every network. */
interface SharedPicture {
  /** Absolute within the site, or the address of a picture elsewhere. */
  src: string;
  alt: string;
  /** In pixels, where it is known. */
  size?: { width: number; height: number };
}

/** What a page is shared with that has nothing else to show. */
const pagePicture = (path: string, title: string): SharedPicture => ({
  src: pageSharingPicture(path),
  alt: `${title}: a picture from the studio`,
  size: sharingSize,
});

/** What a page says of itself to search engines and to those who share it. */
interface PageDescription {
  /** 8 to 70 characters together with the site's name. */
  title: string;
  /** 40 to 170 characters. */
  description: string;
  /** Absolute within the site. */
  path: string;
  /** The pages between the home page and this one, topmost first. */
  parents?: readonly Crumb[];
  kind?: 'website' | 'article';
  /** The path of the page whose picture it is shared with, if it has none of its own. */
  sharedAs?: string;
  /** The page's own unless another one is given. */
  picture?: SharedPicture | undefined;
  /** What the page is about, besides its place in the site. */
  things?: readonly Thing[];
}

/** Title, description, canonical link, sharing card and JSON-LD of a page. */
export function pageMeta(
  [{ loaderData }]: Matches,
  {
    title,
    description,
    path,
    parents = [],
    kind,
    sharedAs = path,
    picture = pagePicture(sharedAs, title),
    things = [],
  }: PageDescription,
): MetaDescriptor[] {
  const publicUrl = loaderData?.publicUrl ?? '';
  const place =
    path === '/'
      ? organization(siteName, publicUrl, loaderData?.config)
      : breadcrumbs(publicUrl, [...parents, { name: title, path }]);
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: publicUrl + path },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: kind ?? 'website' },
    { property: 'og:locale', content: 'en_PK' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: publicUrl + path },
    ...picturesOf(publicUrl, picture),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    jsonLd([place, ...things]),
  ];
}

function picturesOf(publicUrl: string, { src, alt, size }: SharedPicture): MetaDescriptor[] {
  const address = absoluteUrl(publicUrl, src);
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:alt', content: alt },
    ...(size
      ? [
          { property: 'og:image:width', content: String(size.width) },
          { property: 'og:image:height', content: String(size.height) },
        ]
      : []),
    { name: 'twitter:image', content: address },
    { name: 'twitter:image:alt', content: alt },
  ];
}

/** For pages that lead nowhere or answer one visitor: search engines are to leave them out. */
export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };

/** The route handle of such pages: the sitemap leaves them out as well. */
export const unlisted = { isListed: false };

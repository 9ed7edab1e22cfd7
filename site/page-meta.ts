import type { MetaDescriptor } from 'react-router';
import { pageSharingPicture, sharingSize } from '#catalogue/sharing-pictures.ts';
import { languages, localizePath } from '#contract/site/language.ts';
import type { SiteConfig } from '#contract/site/site-config.ts';
import * as words from '#words/site/layout';
import {
  buildAbsoluteUrl,
  buildBreadcrumbs,
  buildJsonLd,
  buildOrganization,
  type Crumb,
  type Thing,
} from './structured-data/schema-org.ts';

/** The name at the end of every title. */
export const siteName = 'Haval Pakistan';

/** The root's entry in a page's matches, which holds the public URL. */
type Matches = readonly [
  { loaderData?: { publicUrl: string; config?: SiteConfig } | undefined },
  ...unknown[],
];

/** The picture shown with a shared link. 1200 × 630 suits every network. */
interface SharedPicture {
  /** A path that starts with /, or the URL of an external picture. */
  src: string;
  alt: string;
  /** In pixels, if known. */
  size?: { width: number; height: number };
}

/** The sharing picture of a page that gives no other. */
const buildPagePicture = (path: string, title: string): SharedPicture => ({
  src: pageSharingPicture(path),
  alt: words.studioPicture(title),
  size: sharingSize,
});

/** Metadata of a page for search engines and sharing. */
interface PageDescription {
  /** 8 to 70 characters, including the site's name. */
  title: string;
  /** 40 to 170 characters. */
  description: string;
  /** Starts with /. */
  path: string;
  /** The pages between the home page and this one, top level first. */
  parents?: readonly Crumb[];
  kind?: 'website' | 'article';
  /** The path of the page whose sharing picture is used if this page has none. */
  sharedAs?: string;
  /** The sharing picture; the page's own by default. */
  picture?: SharedPicture | undefined;
  /** Further structured data about the content of the page. */
  structuredData?: readonly Thing[];
}

/** Builds title, description, canonical link, sharing card and JSON-LD of a page. */
export function buildPageMeta(
  [{ loaderData }]: Matches,
  {
    title,
    description,
    path,
    parents = [],
    kind,
    sharedAs = path,
    picture = buildPagePicture(sharedAs, title),
    structuredData = [],
  }: PageDescription,
): MetaDescriptor[] {
  const publicUrl = loaderData?.publicUrl ?? '';
  const address = publicUrl + localizePath(words.language, path);
  const place =
    path === '/'
      ? buildOrganization(siteName, publicUrl, loaderData?.config)
      : buildBreadcrumbs(publicUrl, [...parents, { name: title, path }]);
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...languages.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: `${language}-PK`,
      href: publicUrl + localizePath(language, path),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: publicUrl + path },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: kind ?? 'website' },
    { property: 'og:locale', content: `${words.language}_PK` },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...buildPictureTags(publicUrl, picture),
    { name: 'twitter:card', content: 'summary_large_image' },
    buildJsonLd([place, ...structuredData]),
  ];
}

function buildPictureTags(publicUrl: string, { src, alt, size }: SharedPicture): MetaDescriptor[] {
  const url = buildAbsoluteUrl(publicUrl, src);
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:alt', content: alt },
    ...(size
      ? [
          { property: 'og:image:width', content: String(size.width) },
          { property: 'og:image:height', content: String(size.height) },
        ]
      : []),
    { name: 'twitter:image', content: url },
    { name: 'twitter:image:alt', content: alt },
  ];
}

/** Keeps search engines away from error pages and pages for one visitor. */
export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };

/** The handle of such pages, which keeps them out of the sitemap. */
export const unlisted = { isListed: false };

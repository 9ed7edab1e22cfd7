import { localizePath } from '#contract/site/language.ts';
import type { SiteConfig } from '#contract/site/site-config.ts';
import { language } from '#words/site/layout';
import * as words from '#words/site/structured-data';
import favicon from '../favicon.svg';

/** A schema.org thing. Every type declares its properties in an interface. */
export interface Thing {
  '@type': string;
  /** The id by which other things refer to it. */
  '@id'?: string;
}

/** Builds the meta descriptor of JSON-LD. JSON-LD is exempt from the CSP. */
export function buildJsonLd(things: readonly Thing[]) {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } };
}

interface Organization extends Thing {
  '@type': 'Organization';
  name: string;
  url: string;
  logo: string;
  /** The URLs of its social media profiles. */
  sameAs?: readonly string[];
  email?: string;
  telephone?: string;
}

/** Builds the distributor, with its contact details as far as they are configured. */
export function buildOrganization(
  name: string,
  publicUrl: string,
  config?: SiteConfig,
): Organization {
  const { social = [], supportEmail, phone } = config ?? {};
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    url: `${publicUrl}/`,
    logo: publicUrl + favicon,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(supportEmail && { email: supportEmail }),
    ...(phone && { telephone: phone }),
  };
}

interface BreadcrumbList extends Thing {
  '@type': 'BreadcrumbList';
  itemListElement: readonly {
    '@type': 'ListItem';
    position: number;
    name: string;
    item: string;
  }[];
}

/** A page in the breadcrumbs. */
export interface Crumb {
  name: string;
  /** Starts with /. */
  path: string;
}

/** Builds breadcrumbs from the home page to the current page, which is the last one. */
export function buildBreadcrumbs(publicUrl: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: words.home, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + localizePath(language, path),
    })),
  };
}

/** The absolute URL of a picture. A `src` that is already absolute is returned unchanged. */
export function buildAbsoluteUrl(publicUrl: string, src: string): string {
  return src.startsWith('/') ? publicUrl + src : src;
}

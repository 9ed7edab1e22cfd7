import type { Thing } from './thing.ts';

interface BreadcrumbList extends Thing {
  '@type': 'BreadcrumbList';
  itemListElement: readonly {
    '@type': 'ListItem';
    position: number;
    name: string;
    item: string;
  }[];
}

/** A page above another one. */
export interface Crumb {
  name: string;
  /** Absolute within the site. */
  path: string;
}

/** The way from the home page to a page, which is the last of the crumbs. */
export function breadcrumbs(publicUrl: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

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
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

import type { RouteObject } from 'react-router';
import type { Permission } from '#contract/staff.ts';
import type { ListSource } from './lists/list-source.ts';

/** The menu's dropdowns; each opens with a permission of its name. */
export type MenuGroupKey = Extract<
  Permission,
  'customer-management' | 'hr-management' | 'media-management' | 'staff-management'
>;

/** A screen behind a permission. Without a group it stands in the menu by itself. */
export interface Screen {
  title: string;
  path: string;
  permission: Permission;
  group?: MenuGroupKey;
  /**
   * Loads the module whose `Component` is the screen. It is named after the path, `test-drives-screen.tsx` for
   * `/test-drives`: that is how the server knows which scripts the page at an address needs.
   */
  load: RouteObject['lazy'] & (() => Promise<unknown>);
  /** Loads what its list is asked for with, where it is a list. */
  list?: () => Promise<ListSource>;
}

interface ScreenFacts {
  slug: string;
  permission: Permission;
  texts: { title: string };
}

/**
 * A screen that agrees with its facts, by the compiler's word: the facts themselves, with their
 * schemas, are loaded with the screen only.
 */
export type ScreenOf<Facts extends ScreenFacts> = Screen & {
  title: Facts['texts']['title'];
  path: `/${Facts['slug']}`;
  permission: Facts['permission'];
};

/** The same for published content, whose permission is the content's. */
export type ContentScreenOf<
  Facts extends Omit<ScreenFacts, 'permission'> & { content: Pick<ScreenFacts, 'permission'> },
> = ScreenOf<Pick<Facts, 'slug' | 'texts'> & Pick<Facts['content'], 'permission'>>;

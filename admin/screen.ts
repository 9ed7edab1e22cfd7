import type { RouteObject } from 'react-router';
import type { Permission } from '#contract/staff/staff.ts';
import type { ListSource } from './lists/record-view.ts';

/** The groups of the menu. */
export type MenuGroupKey =
  | 'customer-management'
  | 'messages'
  | 'prices'
  | 'dealers'
  | 'hr-management'
  | 'media-management'
  | 'staff-management';

/** A screen that needs a permission. Without a group it is at the top of the menu. */
export interface Screen {
  title: string;
  path: string;
  /** Any one of several is enough. */
  permission: Permission | readonly Permission[];
  group?: MenuGroupKey;
  /** The action of the palette that opens its form for a new record, if there is one. */
  create?: string;
  /** The color of its records in charts, if they are requests. */
  color?: string;
  /**
   * Loads the module whose `Component` is the screen. The file is named after the path, `test-drives-screen.tsx`
   * for `/test-drives`: the server derives from it which scripts to preload for an address.
   */
  load: RouteObject['lazy'] & (() => Promise<unknown>);
  /** Loads the source of its list, if the screen is a list. */
  list?: () => Promise<ListSource>;
}

interface ScreenFacts {
  slug: string;
  permission: Permission;
  texts: { title: string };
}

/**
 * A screen whose title, path and permission must match the declaration of its resource. Only the type is
 * imported here: the declarations, with their schemas, load with the screen.
 */
export type ScreenFor<Facts extends ScreenFacts> = Screen & {
  title: Facts['texts']['title'];
  path: `/${Facts['slug']}`;
  permission: Facts['permission'];
};

/** A screen of published content, whose permission is a property of `content`. */
export type ContentScreenFor<
  Facts extends Omit<ScreenFacts, 'permission'> & { content: Pick<ScreenFacts, 'permission'> },
> = ScreenFor<Pick<Facts, 'slug' | 'texts'> & Pick<Facts['content'], 'permission'>>;

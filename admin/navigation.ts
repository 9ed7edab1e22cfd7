import type { StaffUser } from '#contract/staff/staff.ts';
import type { MenuGroupKey, Screen } from './screen.ts';
import { screens } from './screens.ts';
import { isPermitted } from './session/session.ts';

/** The titles of the groups of the menu, in order. */
export const groupTitles = {
  'customer-management': 'Customers',
  messages: 'Messages',
  prices: 'Prices',
  dealers: 'Dealers',
  'hr-management': 'HR',
  'media-management': 'Media',
  'staff-management': 'Administration',
} as const satisfies Record<MenuGroupKey, string>;

const groupNames = Object.keys(groupTitles) as MenuGroupKey[];

export interface MenuGroup {
  name: MenuGroupKey;
  title: string;
  screens: Screen[];
}

type MenuItem = Pick<Screen, 'path' | 'title'>;

/** Open to all staff. Only My Day comes before it. */
const dashboard: MenuItem = { path: '/dashboard', title: 'Dashboard' };
const firstPath = '/my-day';

/**
 * Returns a user's menu: groups with at least one permitted screen, and the screens without a group, the dashboard
 * among them.
 */
export function buildMenu(user: StaffUser): { groups: MenuGroup[]; singles: MenuItem[] } {
  const permitted = screens.filter(({ permission }) => isPermitted(user, permission));
  const grouped = groupNames.map((name) => ({
    name,
    title: groupTitles[name],
    screens: permitted.filter(({ group }) => group === name),
  }));
  const singles = permitted.filter(({ group }) => !group);
  return {
    groups: grouped.filter((group) => group.screens.length > 0),
    singles: [
      ...singles.filter(({ path }) => path === firstPath),
      dashboard,
      ...singles.filter(({ path }) => path !== firstPath),
    ],
  };
}

import { expect, it } from 'vitest';
import { formatRole, listDefaultPermissions, permissionList, permissions } from './staff.ts';

const findMessage = (permissions: unknown) =>
  permissionList.safeParse(permissions).error?.issues[0]?.message;

it('rejects an unknown permission by name, and other values without echoing them', () => {
  const nested = JSON.parse('['.repeat(30_000) + ']'.repeat(30_000));
  expect(findMessage(['flying'])).toMatch(/^There is no permission 'flying'; there are: /);
  expect(findMessage([nested])).toMatch(/^There is no such permission; there are: /);
  expect(findMessage([{ toString: 1 }])).toMatch(/^There is no such permission; /);
});

it('labels the roles, and any other stored one as a general admin', () => {
  const labels = ['hr', 'media', 'dealer', 'admin', 'support', 'medai', 'toString'].map(formatRole);
  expect(labels).toEqual(['HR Admin', 'Media Admin', 'Dealer', 'Admin', 'Admin', 'Admin', 'Admin']);
});

it('a role gives exactly its permissions to a new account', () => {
  const dealer = [
    'customer-management',
    'contact-inquiries',
    'vehicle-bookings',
    'test-drives',
    'service-appointments',
    'parts-requests',
    'appointments',
    'reports',
  ];
  const media = ['media-management', 'news-management', 'event-management'];
  const leftOutForHr = [...media, 'staff-management', 'audit', 'trash'];
  expect(listDefaultPermissions('dealer').toSorted()).toEqual(dealer.sort());
  expect(listDefaultPermissions('media').toSorted()).toEqual(
    [...media, 'newsletter-subscriptions'].sort(),
  );
  const withoutHr = permissions.filter((one) => !listDefaultPermissions('hr').includes(one));
  expect(withoutHr.sort()).toEqual(leftOutForHr.sort());
  expect(listDefaultPermissions('admin')).toEqual(permissions);
  expect(listDefaultPermissions('toString')).toEqual([]);
});

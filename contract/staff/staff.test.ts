import { expect, it } from 'vitest';
import { formatRole, permissionList } from './staff.ts';

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

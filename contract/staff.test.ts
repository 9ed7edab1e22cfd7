import { expect, it } from 'vitest';
import { permissionList } from './staff.ts';

const messageOf = (permissions: unknown) =>
  permissionList.safeParse(permissions).error?.issues[0]?.message;

it('a permission that is not there is named, whatever is sent in its place', () => {
  const nested = JSON.parse('['.repeat(30_000) + ']'.repeat(30_000));
  expect(messageOf(['flying'])).toMatch(/^There is no permission 'flying'; there are: /);
  expect(messageOf([nested])).toMatch(/^There is no such permission; there are: /);
  expect(messageOf([{ toString: 1 }])).toMatch(/^There is no such permission; /);
});

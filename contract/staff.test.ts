import { expect, it } from 'vitest';
import { permissionList } from './staff.ts';

const findMessage = (permissions: unknown) =>
  permissionList.safeParse(permissions).error?.issues[0]?.message;

it('rejects an unknown permission by name, and other values without echoing them', () => {
  const nested = JSON.parse('['.repeat(30_000) + ']'.repeat(30_000));
  expect(findMessage(['flying'])).toMatch(/^There is no permission 'flying'; there are: /);
  expect(findMessage([nested])).toMatch(/^There is no such permission; there are: /);
  expect(findMessage([{ toString: 1 }])).toMatch(/^There is no such permission; /);
});

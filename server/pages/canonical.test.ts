import { expect, it } from 'vitest';
import { addressOf } from './canonical.ts';

it.each([
  ['/Test-Drive', '/test-drive'],
  ['/test-drive/', '/test-drive'],
  ['//test-drive///', '/test-drive'],
  ['//evil.example/x', '/evil.example/x'],
  ['/Models/?vehicle=X', '/models?vehicle=X'],
])('%s is moved to %s', (url, to) => {
  expect(addressOf(url)).toEqual({ kind: 'moved', to });
});

it.each(['/', '/?utm_source=x', '/?', '/?a=1&b=2'])('%s is the shared home page', (url) => {
  expect(addressOf(url)).toEqual({ kind: 'shared', key: '/' });
});

it.each([
  '/test-drive?vehicle=tank-500',
  '/test-drive?utm=1&dealer=x',
  '/book-now?carId=1',
  '/careers?category=Sales',
  '/careers?open=1',
  '/find-a-dealer?search=lahore',
  '/find-a-dealer?near=lahore',
  '/x.data?_routes=root',
])('%s is a page of its own', (url) => {
  expect(addressOf(url)).toEqual({ kind: 'particular' });
});

import { expect, it } from 'vitest';
import { isValidHost } from './origin.ts';

it.each([
  ...['cars.example', 'CARS.example.:8080', 'localhost:3000', 'my_service', '127.0.0.1:65535'],
  ...['[::1]', '[2001:db8::1]:443', 'xn--hxajbheg2az3al.example'],
])('accepts the host %s', (host) => {
  expect(isValidHost(host)).toBe(true);
});

it.each([
  ...['', ' ', 'a b', '[', '[]', '[::1', '[g::1]', '::1', '%', '%41', 'a@b', 'a/b', 'a\\b', 'a?b'],
  ...['cars.example:99999', 'cars.example:x', 'cars.example:1:2', ':80', '1.2.3.999'],
  ...['x"><script>', 'a,b', 'a\tb', 'größe.example', 'x#y'],
])('rejects %j', (host) => {
  expect(isValidHost(host)).toBe(false);
});

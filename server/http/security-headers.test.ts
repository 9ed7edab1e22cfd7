import { expect, it } from 'vitest';
import { pagePolicy, sourceOfTiles } from './security-headers.ts';

it.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
  ['https://{s}.tiles.example:8443/a/{z}/{x}/{y}?key=1', 'https://*.tiles.example:8443'],
  ['http://any.tiles.example/{z}/{x}/{y}', 'http://any.tiles.example'],
])('the tiles of %s come from %s', (url, source) => {
  expect(sourceOfTiles(url)).toBe(source);
});

it('a page shows pictures of ours and of the sources it is told of', () => {
  const pictures = (policy: string) =>
    policy.split('; ').find((part) => part.startsWith('img-src'));
  expect(pictures(pagePolicy())).toBe("img-src 'self' data: https://i.ytimg.com");
  expect(pictures(pagePolicy({ pictures: ['https://tiles.example'] }))).toBe(
    "img-src 'self' data: https://i.ytimg.com https://tiles.example",
  );
});

it('a page may load Google Analytics where it is set up, and nothing of it otherwise', () => {
  expect(pagePolicy()).not.toContain('google');
  const policy = pagePolicy({ hasGoogleAnalytics: true });
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com[ ;]/);
  expect(policy).not.toContain('unsafe');
});

it('a page lets no base for its links be slipped in, and the office only one of ours', () => {
  expect(pagePolicy()).toContain("base-uri 'none'");
  expect(pagePolicy({ hasBase: true })).toContain("base-uri 'self'");
});

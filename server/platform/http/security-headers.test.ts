import { expect, it } from 'vitest';
import { buildTileSource, pagePolicy } from './security-headers.ts';

it.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
  ['https://{s}.tiles.example:8443/a/{z}/{x}/{y}?key=1', 'https://*.tiles.example:8443'],
  ['http://any.tiles.example/{z}/{x}/{y}', 'http://any.tiles.example'],
])('allows the tiles of %s from the CSP source %s', (url, source) => {
  expect(buildTileSource(url)).toBe(source);
});

it('allows pictures from the site, from YouTube and from the given sources', () => {
  const pictures = (policy: string) =>
    policy.split('; ').find((part) => part.startsWith('img-src'));
  expect(pictures(pagePolicy())).toBe("img-src 'self' data: https://i.ytimg.com");
  expect(pictures(pagePolicy({ pictures: ['https://tiles.example'] }))).toBe(
    "img-src 'self' data: https://i.ytimg.com https://tiles.example",
  );
});

it('allows Google Analytics only if it is configured', () => {
  expect(pagePolicy()).not.toContain('google');
  const policy = pagePolicy({ hasGoogleAnalytics: true });
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com[ ;]/);
  expect(policy).not.toContain('unsafe');
});

it('forbids a base element, except one of the site’s origin in the back office', () => {
  expect(pagePolicy()).toContain("base-uri 'none'");
  expect(pagePolicy({ hasBase: true })).toContain("base-uri 'self'");
});

it('allows frames with files of the site in the back office only', () => {
  expect(pagePolicy()).toContain('frame-src https://www.youtube-nocookie.com;');
  const office = pagePolicy({ framesOwnFiles: true });
  expect(office).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
  expect(office).toContain("frame-ancestors 'none'");
});

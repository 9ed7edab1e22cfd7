import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createPageMatcher } from '#server/delivery/front-ends/match-page.ts';
import { resolveAddress } from './canonical.ts';

const declared = [
  { id: 'home', parentId: 'layout', index: true },
  { id: 'layout' },
  { id: 'test-drive', parentId: 'layout', path: 'test-drive', query: ['vehicle', 'dealer'] },
  { id: 'model', parentId: 'layout', path: 'models/:slug' },
  { id: 'careers', parentId: 'layout', path: 'careers' },
  { id: 'openings', parentId: 'careers', index: true, query: ['category'] },
  { id: 'appointment', parentId: 'layout', path: 'appointment/:token' },
  { id: 'own-request', parentId: 'layout', path: 'track/:token' },
  { id: 'not-found', parentId: 'layout', path: '*' },
];
const matchPage = createPageMatcher(
  Object.fromEntries(
    declared.map(({ query, ...route }) => [
      route.id,
      { ...route, module: { handle: query && { query } } },
    ]),
  ) as unknown as ServerBuild['routes'],
);
const find = (target: string) => resolveAddress(target, matchPage);

it.each([
  ['/Test-Drive', '/test-drive'],
  ['/test-drive/', '/test-drive'],
  ['//test-drive///', '/test-drive'],
  ['//evil.example/x', '/evil.example/x'],
  ['/Models/?vehicle=X', '/models?vehicle=X'],
  ['/%74est-drive?a=1?b', '/test-drive?a=1?b'],
  ['/test%2ddrive', '/test-drive'],
  ['/models/%48aval-h6', '/models/haval-h6'],
  ['/nowhere/../test-drive', '/test-drive'],
  ['/nowhere/%2e%2E/test-drive', '/test-drive'],
  ['\\test-drive', '/test-drive'],
  ['/test-drive#part', '/test-drive'],
  ['https://elsewhere.example', '/'],
  ['/.data', '/_.data'],
  ['/careers/_.data', '/careers.data'],
  ['/careers%2Edata', '/careers.data'],
  ['/no%77here', '/nowhere'],
  ['/%zz', '/%25zz'],
])('%s redirects to %s', (target, to) => {
  expect(find(target)).toEqual({ kind: 'redirect', to });
});

it.each(['/', '/?utm_source=x', '/?', '/?a=1&b=2', '/?vehicle=x'])(
  '%s is the cacheable home page',
  (target) => {
    expect(find(target)).toEqual({ kind: 'cacheable', key: '/', pattern: '/' });
  },
);

it.each([
  ['/models/haval-h6', '/models/:slug'],
  ['/models/haval-h6.data', '/models/:slug.data'],
  ['/careers', '/careers'],
  ['/_.data', '/.data'],
  ['/models/a%2fb', '/models/:slug'],
])('%s is its own cache key, with the route pattern %s', (target, pattern) => {
  expect(find(target)).toEqual({ kind: 'cacheable', key: target, pattern });
});

it.each([
  '/test-drive?vehicle=tank-500',
  '/test-drive?utm=1&dealer=x',
  '/careers?category=Sales',
  '/careers.data?_routes=root',
])('%s is not cacheable because of its query', (target) => {
  expect(find(target)).toMatchObject({ kind: 'uncacheable', pattern: expect.any(String) });
});

it.each([
  ['/appointment/aB-_9', '/appointment/:token'],
  ['/appointment/aB-_9.data', '/appointment/:token.data'],
  ['/track/aB-_9', '/track/:token'],
])('%s keeps the case of its secret and is never cached', (target, pattern) => {
  expect(find(target)).toEqual({ kind: 'uncacheable', pattern });
});

it('redirects to the canonical path of a secret, whose case it keeps', () => {
  expect(find('/Appointment//aB-_9/')).toEqual({ kind: 'redirect', to: '/appointment/aB-_9' });
});

it('drops an origin before the path', () => {
  expect(find('http://elsewhere.example/careers?a=1')).toMatchObject({ key: '/careers' });
});

it.each(['/nowhere', '/models/a/b', '/nowhere.data'])('%s is not a page', (target) => {
  expect(find(target)).toEqual({ kind: 'uncacheable', pattern: null });
});

describe('for any spelling of a path', () => {
  const hex = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
  const spellings = (path: string) =>
    fc
      .array(
        fc.constantFrom<(character: string) => string>(
          (character) => character,
          (character) => character.toUpperCase(),
          hex,
          (character) => hex(character).toUpperCase(),
          (character) => (character === '/' ? '//' : character),
          (character) => (character === '/' ? '/./' : character),
          (character) => (character === '/' ? '/x/%2e%2e/' : character),
          (character) => (character === '/' ? '\\' : character),
        ),
        { minLength: path.length, maxLength: path.length },
      )
      .map((changes) =>
        [...path]
          .map((character, at) =>
            // An encoded slash is part of a parameter, not a separator.
            character === '/' && changes[at]?.('/').startsWith('%')
              ? character
              : (changes[at]?.(character) ?? character),
          )
          .join(''),
      );

  it.each(['/', '/test-drive', '/models/haval-h6', '/careers.data', '/_.data'])(
    '%s has one cache key',
    (path) => {
      fc.assert(
        fc.property(spellings(path), (spelled) => {
          const address = find(spelled);
          if (spelled === path) expect(address).toMatchObject({ kind: 'cacheable', key: path });
          else expect(address).toEqual({ kind: 'redirect', to: path });
        }),
        { numRuns: 300 },
      );
    },
  );

  it('redirects at most once, and never to another host', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '//', '\\', '%', '%2f', '%5c', '%25', '%c3%89', '.', '..', '%2e', '#'),
      fc.constantFrom(
        'É',
        ' ',
        '@',
        ':',
        '_.data',
        '.data',
        'models',
        'appointment',
        'K',
        '\t',
        '[',
        '%00',
      ),
      fc.string({ maxLength: 3 }),
    );
    const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(target, (from) => {
        const address = find(from);
        if (address.kind !== 'redirect') return;
        expect(address.to).toMatch(/^\/(?![/\\])/);
        expect(find(address.to).kind).not.toBe('redirect');
      }),
      { numRuns: 5_000 },
    );
  });
});

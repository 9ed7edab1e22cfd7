import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepVisitSource, readVisitSource } from './visit-source.ts';

const cookies = vi.fn();
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  expect(cookies).not.toHaveBeenCalled();
});

/** Opens a page of the site, as its script sees it. */
function visit(search: string, referrer = ''): string | undefined {
  vi.stubGlobal('location', { host: 'cars.example', search });
  const page = { referrer };
  Object.defineProperty(page, 'cookie', { set: cookies });
  vi.stubGlobal('document', page);
  keepVisitSource();
  return readVisitSource();
}

it.each([
  ['?utm_source=fair&utm_medium=poster&utm_campaign=spring', '', 'fair / poster / spring'],
  ['?utm_campaign=spring', 'https://search.example/?q=car', 'spring'],
  ['?utm_source=%20', 'https://search.example/?q=car', 'search.example'],
  ['', 'https://search.example/?q=car', 'search.example'],
  ['', 'https://cars.example/news', 'direct'],
  ['', '', 'direct'],
])('a visit that begins with %j after %j comes from %j', (search, referrer, source) => {
  expect(visit(search, referrer)).toBe(source);
});

it('a second page of the visit keeps the source of the first, without a cookie', () => {
  expect(visit('?utm_source=fair')).toBe('fair');
  expect(visit('', 'https://cars.example/')).toBe('fair');
  expect(visit('?utm_source=other', 'https://search.example/')).toBe('fair');
});

it('a source has at most 120 characters', () => {
  expect(visit(`?utm_source=${'x'.repeat(300)}`)).toBe('x'.repeat(120));
});

it('a source holds nothing that the server refuses', () => {
  expect(visit(`?utm_source=${'x'.repeat(119)}🚗`)).toBe('x'.repeat(119));
  kept.clear();
  expect(visit('?utm_source=fa%00ir')).toBe('fair');
  kept.clear();
  expect(visit('?utm_source=%00')).toBe('direct');
});

it('a browser that stores nothing has no source', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(visit('?utm_source=fair')).toBeUndefined();
});

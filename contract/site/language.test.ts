import { expect, it } from 'vitest';
import { localizePath, splitLanguage } from './language.ts';

it.each([
  ['/', '/ur'],
  ['/models', '/ur/models'],
  ['/verify?code=A#result', '/ur/verify?code=A#result'],
])('%s is %s in Urdu', (english, urdu) => {
  expect(localizePath('ur', english)).toBe(urdu);
  expect(splitLanguage(urdu)).toEqual({ language: 'ur', path: english });
  expect(localizePath('en', english)).toBe(english);
  expect(splitLanguage(english)).toEqual({ language: 'en', path: english });
});

it('keeps the query and the anchor of the home page', () => {
  expect(localizePath('ur', '/?utm_source=x')).toBe('/ur?utm_source=x');
  expect(localizePath('ur', '/#models')).toBe('/ur#models');
});

it('takes no other path for Urdu, and Urdu in any case', () => {
  expect(splitLanguage('/urgent')).toEqual({ language: 'en', path: '/urgent' });
  expect(splitLanguage('/UR/Models')).toEqual({ language: 'ur', path: '/Models' });
  expect(splitLanguage('/ur.data')).toEqual({ language: 'ur', path: '/_.data' });
});

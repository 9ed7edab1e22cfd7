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

it('takes no other path for Urdu', () => {
  expect(splitLanguage('/urgent')).toEqual({ language: 'en', path: '/urgent' });
});

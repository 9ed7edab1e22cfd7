import { expect, it } from 'vitest';
import { fault, findFault } from './fault.ts';
import { type FaultCode, faultParams } from './fault-codes.ts';
import * as english from './words.ts';
import * as urdu from './words.ur.ts';

const codes = Object.keys(faultParams) as FaultCode[];

it('returns the message, and finds its code and params', () => {
  const message = fault('text-too-long', 'At most 7', { max: 7 });
  expect(message).toBe('At most 7');
  expect(findFault('At most 7')).toEqual({ code: 'text-too-long', params: { max: 7 } });
  expect(findFault(fault('fields-missing', 'Blank'))).toEqual({ code: 'fields-missing' });
});

it('an unknown message has the given code', () => {
  expect(findFault('What somebody typed')).toEqual({ code: 'invalid' });
  expect(findFault('What somebody typed', 'conflict')).toEqual({ code: 'conflict' });
});

it('codes are kebab-case, and each word of a message has the name of a code', () => {
  expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
  const names = codes.map((code) =>
    code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const others = Object.keys(english).filter((name) => !names.includes(name));
  expect(others).toEqual(['dateForms', 'fieldsMissingInPopup']);
});

it.each([
  ['English', english],
  ['Urdu', urdu],
])('no two codes have the same message in %s', (_language, words) => {
  const texts = Object.values(words).filter((word) => typeof word === 'string');
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

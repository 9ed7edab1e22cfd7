import { expect, it } from 'vitest';
import { findSlowExpressions } from './check-expressions.ts';

it.each([
  // With this expression a file of 4 KB blocked the server.
  String.raw`attachedTemplate"[^>]*Target="(https?:|\\\\|file:\/\/[^/])`,
  '^(a+)+$',
  String.raw`^\s*(x)?\s*$`,
  String.raw`\s+$`,
])('/%s/ is reported with its line', (pattern) => {
  const faults = findSlowExpressions(
    `const a: number = 1;\nexport const b = /${pattern}/i;`,
    'server/a.ts',
  );
  expect(faults).not.toEqual([]);
  for (const fault of faults)
    expect(fault.startsWith(`2: /${pattern}/i is slow on many `)).toBe(true);
});

it.each([String.raw`^\d+$`, String.raw`\.([^.]+)$`, String.raw`\s{1,8}$`])(
  '/%s/ is linear and not reported',
  (pattern) => {
    expect(findSlowExpressions(`export const a = <b>{/${pattern}/}</b>;`, 'a.tsx')).toEqual([]);
  },
);

it.each(['new RegExp(text)', "RegExp('a+')"])('%s is reported in the product', (built) => {
  const source = `export const a = 1;\nexport const b = ${built};`;
  const fault = '2: builds an expression, which cannot be checked';
  expect(findSlowExpressions(source, 'server/a.ts')).toEqual([fault]);
  expect(findSlowExpressions(source, 'server/a.test.ts')).toEqual([]);
});

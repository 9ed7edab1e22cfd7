import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildCode, formatCode, parseCode } from './codes.ts';

const anyCode = fc
  .array(fc.integer({ min: 0, max: 31 }), { minLength: 9, maxLength: 9 })
  .map(buildCode);
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

it('a code is read back as it was formatted, in any case', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(parseCode(` ${formatCode(code).toLowerCase()} `)).toBe(code);
    }),
  );
});

it('reads O as 0, and I and L as 1', () => {
  const code = buildCode([0, 1, 1, 0, 0, 1, 0, 1, 0]);
  const typed = code.replace(/0/g, 'o').replace('1', 'I').replace('1', 'l');
  expect(parseCode(typed)).toBe(code);
});

it('no code with one wrong character is a code', () => {
  fc.assert(
    fc.property(anyCode, fc.nat(9), fc.constantFrom(...symbols), (code, place, symbol) => {
      fc.pre(code[place] !== symbol);
      expect(parseCode(code.slice(0, place) + symbol + code.slice(place + 1))).toBeNull();
    }),
  );
});

it('no code with two swapped neighbors is a code', () => {
  fc.assert(
    fc.property(anyCode, fc.nat(8), (code, place) => {
      const [first = '', second = ''] = code.slice(place, place + 2);
      fc.pre(first !== second);
      const swapped = code.slice(0, place) + second + first + code.slice(place + 2);
      expect(parseCode(swapped)).toBeNull();
    }),
  );
});

it.each(['', 'x', '12345', 'ABCDEFGHJKM', 'UUUUUUUUUU'])("'%s' is no code", (typed) => {
  expect(parseCode(typed)).toBeNull();
});

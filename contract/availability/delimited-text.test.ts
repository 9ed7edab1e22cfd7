import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited-text.ts';

describe('a table of text', () => {
  it.each([
    ['a,b\n1,2\n', 'commas'],
    ['a;b\r\n1;2\r\n', 'semicolons and line breaks of Windows'],
    ['a\tb\n1\t2', 'tabs, without a line break at the end'],
    ['\uFEFF"a","b"\n"1","2"', 'quotes and a byte order mark'],
    [' a , b \n 1 , 2 ', 'spaces around cells'],
  ])('is read from %j with %s', (table) => {
    expect(readDelimited(table)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps separators, quotes and line breaks of quoted cells', () => {
    expect(readDelimited('"a,b","say ""yes""","two\nlines"')).toEqual([
      ['a,b', 'say "yes"', 'two\nlines'],
    ]);
  });

  it('keeps empty cells and lines', () => {
    expect(readDelimited('a\t\n\t\n\tb')).toEqual([
      ['a', ''],
      ['', ''],
      ['', 'b'],
    ]);
    expect(readDelimited('')).toEqual([]);
  });

  it('is read with another separator than the first line’s, if one is given', () => {
    expect(readDelimited('1,5\t2', '\t')).toEqual([['1,5', '2']]);
  });
});

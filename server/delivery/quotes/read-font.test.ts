import { fileURLToPath } from 'node:url';
import { create, type Font, openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { readFont } from './read-font.ts';

it.each(['archivo/files/archivo-latin-400-normal', 'vazirmatn/files/vazirmatn-arabic-600-normal'])(
  'unpacks every table and every outline of %s',
  (name) => {
    const url = import.meta.resolve(`@fontsource/${name}.woff`);
    const packed = openSync(fileURLToPath(url)) as Font;
    const font = create(readFont(url)) as Font;
    expect(font.postscriptName).toBe(packed.postscriptName);
    expect(font.characterSet).toEqual(packed.characterSet);
    for (const code of packed.characterSet) {
      const [glyph, expected] = [font, packed].map((one) => one.glyphForCodePoint(code));
      expect(glyph?.advanceWidth).toBe(expected?.advanceWidth);
      expect(glyph?.path.toSVG()).toBe(expected?.path.toSVG());
    }
    expect(readFont(url)).toBe(readFont(url));
  },
);

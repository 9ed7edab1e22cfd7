// `node scripts/urdu-fonts.mjs`: makes the fonts of the Urdu site, site/fonts/*.woff2, from Fontsource's packages. They are
// committed, because they change only with a new version of a font. Shaping needs most of a Nastaliq font's bytes, so
// only letters that Urdu does not use are left out.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './install.mjs';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** What the words use, and what staff may type on an Urdu or an Arabic keyboard. */
const characters = [
  range(0x0621, 0x063a),
  range(0x0641, 0x064a),
  'ٹپچڈڑژکگںھۀہۂۃیےۓەٱـ',
  // Vowel signs, hamza above and below, and the signs after names.
  range(0x064b, 0x0655),
  'ٰؐؑؒؓؔ',
  '،؛؟۔٪٫٬؍',
  range(0x06f0, 0x06f9),
  // Joiners.
  '\u200c\u200d',
].join('');

const fonts = [
  {
    name: 'nastaliq',
    source: import.meta.resolve(
      '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
    ),
  },
  {
    name: 'naskh',
    source: import.meta.resolve(
      '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    ),
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

const folder = path.join(root, 'site/fonts');
for (const { name, source, variationAxes } of fonts) {
  const file = fileURLToPath(source);
  const font = await subsetFont(readFileSync(file), characters, {
    targetFormat: 'woff2',
    ...(variationAxes && { variationAxes }),
  });
  writeFileSync(path.join(folder, `${name}.woff2`), font);
  // The license has to accompany the fonts.
  copyFileSync(
    path.join(path.dirname(file), '../LICENSE'),
    path.join(folder, `${name}-license.txt`),
  );
  console.log(`${name}.woff2: ${(font.length / 1000).toFixed(1)} KB`);
}

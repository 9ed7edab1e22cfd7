#!/usr/bin/env bash
# A letter has no text in a PDF of pdfkit if the outline of another letter was read before. Seen on 2026-11-29 with
# fontkit 2.0.4, pdfkit 0.20.2 and @fontsource/vazirmatn 5.3.0: sheen is drawn as seen with dots. Reading the outline of sheen
# makes fontkit keep the glyph of seen without code points, and layout() returns that glyph from then on. It looks right, but
# pdfkit writes an empty entry into ToUnicode, so readers copy a blank or a character of the glyph's number.
# Needs node 20 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund fontkit@2.0.4 pdfkit@0.20.2 @fontsource/vazirmatn@5.3.0
cat > outline.mjs << 'END'
import { openSync } from 'fontkit';
import PDFDocument from 'pdfkit';

const file = 'node_modules/@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff';
const show = (font) =>
  font.layout('س').glyphs.map(({ codePoints }) => codePoints.map((code) => code.toString(16))).join();

console.log('seen alone:', show(openSync(file)) || 'nothing');
const font = openSync(file);
for (const glyph of font.layout('ش').glyphs) glyph.path.toSVG();
console.log('seen after the outline of sheen:', show(font) || 'nothing');

const doc = new PDFDocument({ compress: false });
doc.font(file);
for (const glyph of doc._font.font.layout('ش').glyphs) glyph.path.toSVG();
doc.text('س');
doc.end();
let pdf = '';
for await (const chunk of doc) pdf += chunk.toString('latin1');
console.log('ToUnicode:', /beginbfrange\n(.*)\n/.exec(pdf)?.[1]);
END
node outline.mjs | tee seen
diff - seen << 'END'
seen alone: 633
seen after the outline of sheen: nothing
ToUnicode: <0000> <0001> [<0000> <>]
END

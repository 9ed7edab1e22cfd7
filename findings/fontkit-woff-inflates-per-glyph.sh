#!/usr/bin/env bash
# Fonts in WOFF files make pdfkit several times slower than the same fonts unpacked. Seen on 2026-11-29 with fontkit 2.0.4,
# pdfkit 0.20.2 and @fontsource/vazirmatn 5.3.0: fontkit inflates a whole table of a WOFF file, in JavaScript, each time it reads
# something from it. While a document with 28 letters is written, it inflates the table of outlines more than 25 times.
# Needs node 20 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund fontkit@2.0.4 pdfkit@0.20.2 @fontsource/vazirmatn@5.3.0
cat > count.mjs << 'END'
import PDFDocument from 'pdfkit';

const doc = new PDFDocument();
doc.font('node_modules/@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff');
const { font } = doc._font;
const counts = {};
const read = font._getTableStream.bind(font);
font._getTableStream = (tag) => {
  counts[tag] = (counts[tag] ?? 0) + 1;
  return read(tag);
};
doc.text('ا ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش ص ض ط ظ ع غ ف ق ک');
doc.end();
for await (const _chunk of doc);
console.log(`glyf is inflated more than 25 times: ${counts.glyf > 25}`);
END
node count.mjs | tee seen
diff - seen << 'END'
glyf is inflated more than 25 times: true
END

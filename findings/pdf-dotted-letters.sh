#!/usr/bin/env bash
# The text that is copied from a PDF of pdfkit depends on the words that were written before, if the font draws the dots of
# Arabic letters apart. Seen on 2026-11-28 with pdfkit 0.20.2 (fontkit 2.0.4), @fontsource/noto-naskh-arabic 5.3.0 and
# pdftotext 22.12 (Debian): pdfkit names each glyph by the first letter that it stood for, and in this font the letters of
# one shape share a glyph. So after the name 'خان' the city 'کراچی' is drawn right and copied as 'کراخی'; alone it is copied
# right. Vazirmatn (@fontsource/vazirmatn 5.3.0), which has one glyph for a letter, is copied right in both cases.
# Needs node 20 or newer, and pdftotext (package poppler-utils).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2 @fontsource/noto-naskh-arabic@5.3.0 @fontsource/vazirmatn@5.3.0
cat > write.mjs << 'END'
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';

for (const font of ['noto-naskh-arabic', 'vazirmatn']) {
  for (const words of [['کراچی'], ['خان', 'کراچی']]) {
    const doc = new PDFDocument();
    doc.pipe(createWriteStream(`${font}-${words.length}.pdf`));
    doc.font(`node_modules/@fontsource/${font}/files/${font}-arabic-400-normal.woff`);
    for (const word of words) doc.text(word);
    doc.end();
  }
}
END
node write.mjs
for file in noto-naskh-arabic-1 noto-naskh-arabic-2 vazirmatn-1 vazirmatn-2; do
  # Without the marks of direction that pdftotext adds.
  copied=$(pdftotext -enc UTF-8 $file.pdf - | tr -d '\f' | LC_ALL=C sed 's/\xe2\x80[\xaa-\xae]//g' | xargs)
  echo "$file: $copied"
done > seen
cat > expected << 'END'
noto-naskh-arabic-1: کراچی
noto-naskh-arabic-2: خان کراخی
vazirmatn-1: کراچی
vazirmatn-2: خان کراچی
END
cat seen
diff expected seen

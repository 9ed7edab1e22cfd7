#!/usr/bin/env bash
# An ActualText in Urdu makes the text that is copied from a PDF wrong. Seen on 2026-11-29 with pdfkit 0.20.2,
# @fontsource/vazirmatn 5.3.0, pdftotext 22.12 (Debian), PDFium of @hyzyla/pdfium 2.1.13 and MuPDF 1.28.1: the specification says
# that ActualText is the text, in its order. But all three, and so Chrome, which has PDFium, turn around the letters of a word
# whose marked content has it; MuPDF also those of a structure element that has it. Without it all three read 'کراچی'.
# Needs node 20 or newer, and pdftotext (package poppler-utils).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2 @fontsource/vazirmatn@5.3.0 @hyzyla/pdfium@2.1.13 mupdf@1.28.1
cat > write.mjs << 'END'
import { readFileSync } from 'node:fs';
import { createWriteStream } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { Document } from 'mupdf';
import PDFDocument from 'pdfkit';

const word = 'کراچی';
const pdfium = await PDFiumLibrary.init();

for (const place of ['nowhere', 'marked content', 'structure']) {
  const doc = new PDFDocument({ tagged: true });
  const file = createWriteStream('word.pdf');
  doc.pipe(file);
  doc.font('node_modules/@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff');
  const draw = () => {
    if (place === 'marked content') doc.markContent('Span', { actual: word });
    doc.text(word);
    if (place === 'marked content') doc.endMarkedContent();
  };
  doc.addStructure(doc.struct('P', place === 'structure' ? { actual: word } : {}, [draw]));
  doc.end();
  await once(file, 'finish');
  const bytes = readFileSync('word.pdf');
  const page = await pdfium.loadDocument(bytes);
  const read = {
    pdftotext: execFileSync('pdftotext', ['-enc', 'UTF-8', 'word.pdf', '-'], { encoding: 'utf8' }),
    PDFium: [...page.pages()][0].getText(),
    MuPDF: Document.openDocument(bytes, 'application/pdf').loadPage(0).toStructuredText().asText(),
  };
  for (const [name, text] of Object.entries(read)) {
    const letters = text.replace(/[\s\u202a-\u202e]/g, '');
    const order = letters === word ? 'right' : letters === [...word].reverse().join('') ? 'turned around' : letters;
    console.log(`ActualText in ${place}, ${name}: ${order}`);
  }
}
END
node write.mjs | tee seen
diff - seen << 'END'
ActualText in nowhere, pdftotext: right
ActualText in nowhere, PDFium: right
ActualText in nowhere, MuPDF: right
ActualText in marked content, pdftotext: turned around
ActualText in marked content, PDFium: turned around
ActualText in marked content, MuPDF: turned around
ActualText in structure, pdftotext: right
ActualText in structure, PDFium: right
ActualText in structure, MuPDF: turned around
END
